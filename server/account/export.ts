import { sql } from 'kysely';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Queryable } from '../db/database.ts';
import type { Schemas } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import type { AccountAreaDeps } from './deps.ts';
import { type PersonalTable, personalTableNames, personalTables } from './personal-tables.ts';

type Row = Record<string, unknown>;

/**
 * Everything that the portal keeps about a person, table by table and in the tables' own words, as of one moment. Secrets that only the
 * portal needs (hashes, what codes follow from) stay behind. Throws 401 when the account has gone meanwhile.
 */
export async function exportAccount({ db, clock }: AccountAreaDeps, user: SignedIn): Promise<Schemas['AccountExport']> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const account = await trx.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
      if (account === undefined) throw new Problem(401, 'sign_in');
      const { password_hash: _, ...told } = account;
      const rows: [string, Row[]][] = [];
      for (const table of personalTableNames) {
        const { secrets } = personalTables[table];
        if (Array.isArray(secrets)) rows.push([table, await rowsOf(trx, table, user.id, secrets)]);
      }
      return {
        exported_at: clock.now().toISOString(),
        account: told,
        ...Object.fromEntries(rows),
        attendees: await attendeesOf(trx, user.id),
        payments: await paymentsOf(trx, user.id),
        places_that_others_booked: account.verified_at === null ? [] : await placesByEmail(trx, account),
      };
    });
}

async function rowsOf(db: Queryable, table: PersonalTable, userId: string, secrets: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  const left = ['user_id', ...secrets];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column))));
}

/** Who comes along by the person's bookings, and to what. */
function attendeesOf(db: Queryable, userId: string): Promise<Row[]> {
  return db
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
    .innerJoin('occurrences', 'occurrences.id', 'attendees.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .selectAll('attendees')
    .select(['events.title as event', 'occurrences.starts_at'])
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.created_at')
    .orderBy('attendees.position')
    .execute();
}

function paymentsOf(db: Queryable, userId: string): Promise<Row[]> {
  return db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .selectAll('payments')
    .where('bookings.user_id', '=', userId)
    .orderBy('payments.sequence')
    .execute();
}

/** Places in others' bookings that were booked with the person's address: what was written about them, but not the ticket's code. */
function placesByEmail(db: Queryable, { id, email }: { id: string; email: string }): Promise<Row[]> {
  return db
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'attendees.booking_id')
    .innerJoin('occurrences', 'occurrences.id', 'attendees.occurrence_id')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select(['events.title as event', 'occurrences.starts_at'])
    .select(['attendees.first_name', 'attendees.last_name', 'attendees.email', 'attendees.answers'])
    .where((eb) => eb(eb.fn('lower', ['attendees.email']), '=', email.toLowerCase()))
    .where('bookings.user_id', '<>', id)
    .execute();
}
