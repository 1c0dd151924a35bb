import { type Kysely, sql } from 'kysely';

/** Bookings whose holders were reminded of the date, and the VAT in the price of a ticket, in hundredths of a per cent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table bookings add column reminded_at timestamptz`,
  `alter table ticket_kinds add column vat integer check (vat between 0 and 10000)`,
  `alter table attendees add column vat integer check (vat between 0 and 10000)`,
];
