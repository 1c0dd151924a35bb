import { stillPart } from '../late/late-part.tsx';

/** Somebody, drawn from a word: the same word always draws the same portrait, 4 by 5. It says nothing about who they are. */
export const Portrait = stillPart<{ seed: string }>(
  async () => (await import('./DrawnPortrait.tsx')).DrawnPortrait,
).Part;
