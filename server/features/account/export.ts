import { sql } from 'kysely';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
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
        history: await historyOfAll(trx, user.id),
        seen_by_staff: await trx
          .selectFrom('staff_views')
          .select(['what', 'at'])
          .where('subject_id', '=', user.id)
          .orderBy('id')
          .execute(),
        places_that_others_booked: account.verified_at === null ? [] : await placesByEmail(trx, account),
      };
    });
}

async function rowsOf(db: Queryable, table: PersonalTable, userId: string, secrets: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  const left = ['user_id', ...secrets];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column))));
}

/** The attendees of the person's bookings, and their events. */
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

/** What happened to the person's bookings, purchases, payments, permits and cards; who of the staff did it is not told. */
async function historyOfAll(db: Queryable, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select what, row_id, event, from_state, to_state, actor, note, at from transitions
    where (what, row_id) in (
      select 'bookings', id from bookings where user_id = ${userId}
      union all select 'parking_permits', id from parking_permits where user_id = ${userId}
      union all select 'purchases', id from purchases where user_id = ${userId}
      union all select 'payments', id from payments where user_id = ${userId}
      union all select 'student_cards', id from student_cards where user_id = ${userId}
    ) order by id`.execute(db);
  return rows;
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
