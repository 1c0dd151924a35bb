import { type RawBuilder, sql } from 'kysely';
import { containing } from './containing.ts';

/**
 * True for people whose name and address contain these words, in capitals or not, with their marks or without: "zammit" finds Żammit.
 * The query has to read `users`.
 */
export const foundBy = (words: string): RawBuilder<boolean> =>
  sql<boolean>`users.found_by like folded(${containing(words)})`;
