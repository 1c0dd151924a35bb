import { type Kysely, sql } from 'kysely';

/** Attendees: names that may be missing, answers to a ticket kind's questions, and the codes of tickets that were transferred. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table attendees alter column first_name drop not null, alter column last_name drop not null`,
  `update attendees set first_name = nullif(first_name, 'N/A'), last_name = nullif(last_name, 'N/A')
    where first_name = 'N/A' or last_name = 'N/A'`,
  `alter table attendees add column answers jsonb not null default '{}'`,
  `alter table attendees add constraint names_are_no_placeholders check (first_name <> 'N/A' and last_name <> 'N/A')`,

  `alter table ticket_kinds add column questions jsonb not null default '[]'`,
  `alter table events add column names text not null default 'optional' check (names in ('required', 'optional'))`,

  `create table replaced_codes (
    code text primary key,
    attendee_id uuid not null references attendees on delete cascade,
    replaced_at timestamptz not null
  )`,
  `create index replaced_codes_attendee on replaced_codes (attendee_id)`,
];
