import { type RawBuilder, sql } from 'kysely';
import { containing } from './containing.ts';

/**
 * True where these words are part of a person's name and address, whatever the case and with or without diacritics ("zammit" finds Żammit),
 * or of another column, such as a reference. Without words every row is found, and nothing is compared. The query has to read `users`.
 */
export function foundBy(words: string, column?: string): RawBuilder<boolean> {
  if (words === '') return sql<boolean>`true`;
  const person = sql<boolean>`users.found_by like folded(${containing(words)})`;
  return column === undefined ? person : sql<boolean>`(${person} or ${sql.ref(column)} ilike ${containing(words)})`;
}
