/** Words that somebody typed, with the full stop that they may have left out: another sentence follows. */
export const asSentence = (words: string): string => (/[.!?…]$/u.test(words) ? words : `${words}.`);
