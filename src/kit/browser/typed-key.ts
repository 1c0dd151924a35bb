/** Where `typed.ts` keeps what was typed, in the tab's storage. */
export const typedKey = 'typed';
