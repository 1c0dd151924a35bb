/**
 * Options of a call that does not identify its caller, even while somebody is signed in: no token, no cookie, no referrer. The server still
 * sees the browser's IP address and user agent.
 */
export const anonymous = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;

/** True if a call was made with these options. */
export const isAnonymous = ({ credentials }: Request): boolean => credentials === 'omit';
