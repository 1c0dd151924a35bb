import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Trx } from '../../kernel/db/database.ts';
import { fromLocal, localDate } from '../../kernel/calendar/moments.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rentalLife } from '../../kernel/lifecycle/lives.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import { eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { payableKey } from './payable.ts';
import type { RentalDeps, RentalRow } from './requests.ts';
import { dayAfter } from './times.ts';

type ReminderDeps = Pick<RentalDeps, 'db' | 'clock' | 'union' | 'site' | 'jobs'>;
type Reminder = {
  kind: 'begins_tomorrow' | 'return_tomorrow';
  /** The day to be reminded of. */
  day: string;
  isDue: RawBuilder<boolean>;
  noted: { start_reminded_for: string } | { return_reminded_at: Date };
};

const REMINDERS = 200;

/**
 * Reminds people on the day before something begins, each time of what repeats, and on the day before what they have is to come back.
 * Returns how many.
 */
export async function sendRentalReminders(deps: ReminderDeps): Promise<number> {
  const { clock, union, site } = deps;
  const now = clock.now();
  const today = localDate(now.getTime(), union.timeZone);
  if (now < fromLocal(`${today}T${site.standing.rentals.remindAt}`, union.timeZone)) return 0;
  const day = dayAfter(today, 1);
  const [from, until] = [day, dayAfter(day, 1)].map((each) => fromLocal(`${each}T00:00`, union.timeZone));
  const begins = sql<boolean>`state = any(${rentalLife.tagged('isConfirmed')}::text[])
    and (start_reminded_for is null or start_reminded_for < ${day})
    and exists (select from unnest(times) as span where lower(span) >= ${from} and lower(span) < ${until})`;
  // A rental that also begins tomorrow has its mail about that.
  const comesBack = sql<boolean>`state = any(${rentalLife.tagged('isConfirmed')}::text[]) and equipment <> '[]'
    and return_reminded_at is null and starts_at <= ${now} and ends_at >= ${from} and ends_at < ${until}`;
  return (
    (await remind(deps, { kind: 'begins_tomorrow', day, isDue: begins, noted: { start_reminded_for: day } })) +
    (await remind(deps, { kind: 'return_tomorrow', day, isDue: comesBack, noted: { return_reminded_at: now } }))
  );
}

function remind({ db, clock, jobs }: ReminderDeps, { kind, day, isDue, noted }: Reminder): Promise<number> {
  const at = clock.now().getTime();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('rental_requests')
      .set(noted)
      .where('id', 'in', (query) =>
        query
          .selectFrom('rental_requests')
          .select('id')
          .where(isDue)
          .limit(REMINDERS)
          .modifyEnd(sql`for update skip locked`),
      )
      .returning('id')
      .execute();
    for (const { id } of due) await jobs.send(trx, 'rental-mail', { requestId: id, kind, at, day });
    return due.length;
  });
}

const BATCH = 100;

/** Ends what was approved when its time is over, and lets lapse what nobody decided or paid in time, each on its own. Returns how many were due. */
export async function sweepRentals(deps: RentalDeps, log: Logger): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  const due = await db
    .selectFrom('rental_requests')
    .select(['id', 'state'])
    .where((row) =>
      row.or([
        row.and([row('state', 'in', rentalLife.tagged('isConfirmed')), row('over_at', '<=', now)]),
        row.and([row('state', 'in', rentalLife.tagged('canPay')), row('pay_by', '<=', now)]),
        row.and([row('state', 'in', rentalLife.tagged('isUndecided')), row('starts_at', '<=', now)]),
      ]),
    )
    .where(hasRested('rental', 'rental_requests.id', now))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'rental', new Map(due.map((row) => [row.id, row])), async (row) => {
    if (rentalLife.is(row.state, 'canPay')) await endOpenPayment(deps, payableKey(row.id));
    await db.transaction().execute((trx) => end(deps, trx, row.id));
  });
  return due.length;
}

async function end({ clock, jobs }: RentalDeps, trx: Trx, id: string): Promise<void> {
  const now = clock.now();
  const row = await rentalLife.lock(trx, id);
  const event = eventOf(row, now);
  const state = event && (await rentalLife.move(trx, row, event, { by: thePortal, at: now }));
  if (state === undefined) return;
  const mail = { requestId: id, at: now.getTime() };
  if (rentalLife.is(state, 'awaitsReturn')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'due_back' });
  if (rentalLife.is(row.state, 'isUndecided')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'lapsed' });
  if (rentalLife.is(row.state, 'canPay')) await jobs.send(trx, 'rental-mail', { ...mail, kind: 'unpaid' });
}

/** The event that time brings; undefined where somebody was quicker. */
function eventOf({ state, equipment, starts_at, over_at, pay_by }: RentalRow, now: Date) {
  if (rentalLife.is(state, 'canPay') && pay_by !== null && pay_by <= now) return { type: 'request.lapse' } as const;
  if (rentalLife.is(state, 'isConfirmed') && over_at <= now)
    return { type: 'rental.end', hasThings: equipment.length > 0 } as const;
  if (rentalLife.is(state, 'isUndecided') && starts_at <= now) return { type: 'request.lapse' } as const;
  return undefined;
}
