import { type RawBuilder, sql } from 'kysely';

/** True of a row of `organisation_officers` whose office has no end, or ends after `now`. `until` names its column in the query. */
export const inOffice = (now: Date | string, until = 'until'): RawBuilder<boolean> =>
  sql`(${sql.ref(until)} is null or ${sql.ref(until)} > ${now})`;
