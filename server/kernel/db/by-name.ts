import { type RawBuilder, sql } from 'kysely';

/** Orders rows by a name as the Maltese alphabet does (Ċassar before Camilleri): the database's own order has Ċ Ġ Ħ Ż after Z. */
export const byName = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)} collate "mt-x-icu"`;
