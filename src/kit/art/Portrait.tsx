import { stillPart } from '../late/late-part.tsx';

/** A portrait drawn from a word, 4 by 5: the same word always draws the same one. It shows nothing of the real person. */
export const Portrait = stillPart<{ seed: string }>(
  async () => (await import('./DrawnPortrait.tsx')).DrawnPortrait,
).Part;
