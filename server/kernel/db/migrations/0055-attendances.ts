import { type Kysely, sql } from 'kysely';

/** The tickets whose holders were let in: the doors' log is deleted after a month, this is kept with the ticket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table attendances (attendee_id uuid primary key references attendees on delete cascade)`,
  `insert into attendances select attendee_id from door_scans where state = 'admitted'`,
];
