import { type RawBuilder, sql } from 'kysely';

/**
 * Texts as an array with a parameter for each. If the whole array were one parameter, PostgreSQL would guess that it has ten: a plan for all
 * calls would seem dearer than one for the few texts at hand, and it would plan the statement again at every call.
 */
export const textArray = (texts: readonly string[]): RawBuilder<string[]> => sql`array[${sql.join(texts)}]::text[]`;
