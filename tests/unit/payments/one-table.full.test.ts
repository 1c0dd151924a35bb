import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/kernel/db/database.ts';
import { startOwnPostgres } from '../../../server/kernel/db/own-postgres.ts';
import { migrate } from '../../../server/kernel/db/migrate.ts';

const moment = '2026-10-01T10:00:00Z';
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [BUYER, EVENT, OCCURRENCE, BOOKING, BOOKED] = [id(1), id(2), id(3), id(4), id(5)] as const;
const purchases = ['open', 'declined', 'paid', 'ended', 'refund_pending', 'refunded'] as const;

/** A paid booking and a purchase in each state, as they were before payments recorded what they are for. */
async function stageBefore(db: Database): Promise<void> {
  const both = `'{"en": "x", "mt": "x"}'`;
  const statements = [
    `insert into users (id, email, password_hash, user_type, first_name, last_name, created_at)
      values ('${BUYER}', 'zaren@uni.example', '!', 'university_student', 'Żaren', 'Buħaġiar', '${moment}')`,
    `insert into event_types (id, name, position) values ('music', ${both}, 1)`,
    `insert into events (id, slug, class, type_id, title, summary, description, facts, search_text, poster_seed)
      values ('${EVENT}', 'x', 'standard', 'music', ${both}, ${both}, '{"en": [], "mt": []}', '[]', 'x', 'x')`,
    `insert into occurrences (id, event_id, key, starts_at, ends_at, bookings_close_at, per_person_limit)
      values ('${OCCURRENCE}', '${EVENT}', 'only', '${moment}', '2026-10-01T12:00:00Z', '${moment}', 10)`,
    `insert into bookings (id, reference, user_id, occurrence_id, locale, state, created_at, changed_at)
      values ('${BOOKING}', 'GQ-1', '${BUYER}', '${OCCURRENCE}', 'en', 'paid', '${moment}', '${moment}')`,
    `insert into payments (id, booking_id, amount, state, session_id, payment_intent, received, created_at, changed_at)
      values ('${BOOKED}', '${BOOKING}', 2000, 'paid', 'cs_booking', 'pi_booking', 2000, '${moment}', '${moment}')`,
    ...purchases.map(
      (state, at) => `insert into purchases
        (id, user_id, product, year, amount, state, source, session_id, payment_intent, received, created_at, changed_at)
        values ('${id(10 + at)}', '${BUYER}', 'parking_permit', ${2020 + at}, 700, '${state}', 'account', 'cs_${at}',
          ${['paid', 'refund_pending', 'refunded'].includes(state) ? `'pi_${at}', 700` : 'null, null'}, '${moment}', '${moment}')`,
    ),
    `insert into refunds (payment_id, payment_intent, amount, currency, state, look_at, created_at, changed_at)
      values ('${id(14)}', 'pi_4', 700, 'eur', 'pending', '${moment}', '${moment}', '${moment}')`,
    `insert into stuck (what, id, tries, last_error, since, last_tried_at, next_try_at)
      values ('purchase', '${id(10)}', 2, 'away', '${moment}', '${moment}', '${moment}')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function expectOneTable(db: Database): Promise<void> {
  const payments = await db.selectFrom('payments').selectAll().orderBy('id').execute();
  expect(payments.map((row) => [row.id, row.payable_type, row.payable_id, row.user_id, row.amount, row.state])).toEqual(
    [
      [BOOKED, 'booking', BOOKING, BUYER, 2000, 'paid'],
      ...['open', 'declined', 'paid', 'expired', 'refund_pending', 'refunded'].map((state, at) => [
        id(10 + at),
        'parking_permit',
        id(10 + at),
        BUYER,
        700,
        state,
      ]),
    ],
  );
  expect(payments.map(({ session_id }) => session_id)).toEqual(['cs_booking', ...purchases.map((_, at) => `cs_${at}`)]);
  expect(payments.map(({ received }) => received)).toEqual([2000, null, null, 700, null, 700, 700]);
  const kept = await db.selectFrom('purchases').select('state').orderBy('id').execute();
  expect(kept.map(({ state }) => state)).toEqual(['open', 'open', 'paid', 'ended', 'ended', 'ended']);
  const returning = db.selectFrom('refunds').innerJoin('payments', 'payments.id', 'payment_id').select('payable_type');
  expect(await returning.execute()).toEqual([{ payable_type: 'parking_permit' }]);
  expect(await db.selectFrom('stuck').select('what').execute()).toEqual([{ what: 'payment' }]);
}

it('takes the payments of bookings and purchases of an existing database into one table', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'gq-'));
  const server = await startOwnPostgres({ dir, log: pino({ level: 'silent' }) });
  const db = openDatabase(server.owner, () => undefined, { max: 2 });
  try {
    await migrate(server.owner, '0011-cancelled-tickets');
    await stageBefore(db);
    await migrate(server.owner);
    await expectOneTable(db);
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
