/** The key in the tab's storage under which `typed.ts` keeps typed text. */
export const typedKey = 'typed';
