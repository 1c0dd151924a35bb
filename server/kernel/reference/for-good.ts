import type { Source } from '../http/prepared.ts';

/** For data read from files at the start: it changes only with a restart. */
export const forGood = { version: () => Promise.resolve('since the start') } satisfies Pick<Source, 'version'>;
