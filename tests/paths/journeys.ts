export type Journey = { name: string };
