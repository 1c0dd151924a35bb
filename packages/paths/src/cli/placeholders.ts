import { readFileSync } from 'node:fs';

const UNFILLED = /(?:\{\}|undefined) as never\b|@type \{never\}|\.\.\.\(\{\} as any\)|\.\.\.\/\*\* @type \{any\}/g;

/** A value in a draft that stands for one to be filled in: it has no properties, and yet is of every type. */
export const placeholder = (value: '{}' | 'undefined', isTyped: boolean): string =>
  isTyped ? `${value} as never` : `/** @type {never} */ (${value})`;

/** Properties in a draft that stand for some to be filled in, of names that it does not know. */
export const placeholders = (isTyped: boolean): string => (isTyped ? '...({} as any)' : '.../** @type {any} */ ({})');

/** The remark on the placeholders that a model still has; null if it has none. `path` is that of its file, for people. */
export function unfilled(file: string, path: string): string | null {
  const found = readFileSync(file, 'utf8').match(UNFILLED) ?? [];
  const many = found.length;
  if (many === 0) return null;
  const marks = new Set(found.map((text) => /as \w+|@type \{\w+\}/.exec(text)?.[0]));
  return `To be filled in: ${many} ${many === 1 ? 'place' : 'places'} in ${path} (${[...marks].join(', ')}).`;
}
