import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, for a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash under which a secret is stored: nobody can get it back from this. Secrets of 128 bits and more need no salt. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A UUID that follows from a text: the same text always gives the same one. */
export function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The prefix of every secret reference. */
export const REFERENCE_MARK = 'ref_';

/** Finds every secret reference in a text; the log redacts those in paths by it. */
export const SECRET_REFERENCES = /ref_[\w-]{43}/g;
