import { type Kysely, sql } from 'kysely';

/** Indexes by which lists and searches read only the rows that they show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Finds a part of a name or address by the threes of letters in it.
  `create extension if not exists pg_trgm`,
  `alter table users add column found_by text not null
    generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored`,
  `create index users_found_by on users using gin (found_by gin_trgm_ops)`,

  `create index parking_permits_queue on parking_permits (state, changed_at, id)`,
  `create index toga_rentals_queue on toga_rentals (state, graduation_day)`,
  `create index rental_requests_queue on rental_requests (state, starts_at)`,
  `create index carpools_day on carpools (day)`,

  // The planner has statistics only for an index of all rows.
  `drop index attendees_email`,
  `create index attendees_email on attendees (lower(email))`,
];
