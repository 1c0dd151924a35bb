import { readFileSync } from 'node:fs';

/** A value in a draft that stands for one to be filled in: it has no properties, and yet is of every type. */
export const placeholder = (value: '{}' | 'undefined', isTyped: boolean): string =>
  isTyped ? `${value} as never` : `/** @type {never} */ (${value})`;

/** The remark on the placeholders that a model still has; null if it has none. `path` is that of its file, for people. */
export function unfilled(file: string, path: string): string | null {
  const many = readFileSync(file, 'utf8').match(/(?:\{\}|undefined) as never\b|@type \{never\}/g)?.length ?? 0;
  if (many === 0) return null;
  return `To be filled in: ${many} ${many === 1 ? 'place' : 'places'} in ${path} (${/\.[cm]?jsx?$/.test(file) ? '@type {never}' : 'as never'}).`;
}
