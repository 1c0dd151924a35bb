import { type Kysely, sql } from 'kysely';

/** Typing "zammit" finds Żammit: names are searched in lower case, without diacritics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function folded(words text) returns text language sql immutable strict parallel safe
    return translate(regexp_replace(normalize(lower(words), nfkd), '[\\u0300-\\u036f]', '', 'g'), 'ħ’', 'h''')`,
  `alter table users drop column found_by`,
  `alter table users add column found_by text not null
    generated always as (folded(first_name || ' ' || last_name || ' ' || email)) stored`,
  `create index users_found_by on users using gin (found_by gin_trgm_ops)`,
];
