/**
 * For calls that say nothing of who makes them, also while somebody is signed in: no token, no cookie, and not the page that they come
 * from. A browser's address and name go along all the same.
 */
export const anonymous = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;

/** Whether a call was made so. */
export const isAnonymous = ({ credentials }: Request): boolean => credentials === 'omit';
