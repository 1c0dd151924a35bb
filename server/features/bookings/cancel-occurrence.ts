import { sql } from 'kysely';
import type { Logger } from 'pino';
import { boxOfficeEmail } from '../../kernel/content/box-office.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import { leftOf, refundWhole } from '../../kernel/payments/refunds.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import type { BookingDeps, Trx } from './deps.ts';
import { paymentOf } from './cancel.ts';
import { lockBooking } from './locks.ts';
import { releasePlaces } from './release.ts';

const BATCH = 200;

/** The occurrences that the content calls off. */
async function calledOff(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .select('occurrences.id')
    .where((eb) => eb.or([eb('occurrences.cancelled', '=', true), eb('events.cancelled', '=', true)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings that still stand at these occurrences; what was sold at the box office is given back there. */
const standing = (db: Queryable, occurrenceIds: readonly string[]) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .where('bookings.occurrence_id', 'in', occurrenceIds)
    .where('bookings.state', 'in', bookingLife.tagged('holdsPlaces'))
    .where('users.email', '<>', boxOfficeEmail);

/**
 * Ends the bookings of occurrences that are called off: money goes back and each buyer is told, exactly once, since each booking ends in a
 * transaction of its own that both belong to. Goes on where a crash left it. Returns how many there were.
 */
export async function sweepCancellations(deps: BookingDeps, log: Logger): Promise<number> {
  const occurrenceIds = await calledOff(deps.db);
  if (occurrenceIds.length === 0) return 0;
  const bookings = await standing(deps.db, occurrenceIds)
    .select(['bookings.id', 'bookings.occurrence_id'])
    .where(hasRested('cancellation', 'bookings.id', deps.clock.now()))
    .orderBy('bookings.created_at')
    .limit(BATCH)
    .execute();
  if (bookings.length === 0) return 0;
  await eachOnItsOwn(deps, log, 'cancellation', byId(bookings), (id) => cancelForUnion(deps, id));
  const touched = new Set(bookings.map(({ occurrence_id }) => occurrence_id));
  const report = await reportCancellations(deps.db);
  log.info({ cancellations: report.filter(({ id }) => touched.has(id)) }, 'bookings of cancelled events ended');
  return bookings.length;
}

/** Ends one booking, its open payment first: money that comes meanwhile makes it a paid one. */
async function cancelForUnion(deps: BookingDeps, bookingId: string): Promise<void> {
  await endOpenPayment(deps, { type: 'booking', id: bookingId });
  await deps.db.transaction().execute((trx) => end(deps, trx, bookingId));
}

async function end(deps: BookingDeps, trx: Trx, bookingId: string): Promise<void> {
  const booking = await lockBooking(trx, bookingId);
  // The union may have taken it back, or the buyer been quicker.
  if (!(await calledOff(trx)).includes(booking.occurrence_id)) return;
  const payment = await paymentOf(trx, bookingId);
  const isRefundDue = payment !== undefined && (await leftOf(trx, payment)) > 0;
  const callOff = { type: 'booking.cancel', isRefundDue } as const;
  const set = { outcome: 'event_cancelled', expires_at: null } as const;
  const how = { by: thePortal, at: deps.clock.now(), set };
  if ((await bookingLife.move(trx, booking, callOff, how)) === undefined) return;
  await releasePlaces(deps, trx, booking);
  if (payment !== undefined) await refundWhole(deps, trx, payment, thePortal);
  // Whoever had not paid yet sees it where they were paying.
  if (booking.paid_at !== null) await tellEverybody(deps, trx, bookingId);
}

async function tellEverybody({ jobs }: BookingDeps, trx: Trx, bookingId: string): Promise<void> {
  const mail = { bookingId, kind: 'event_cancelled' } as const;
  await jobs.send(trx, 'booking-mail', mail);
  const guests = trx.selectFrom('attendees').select('id').where('booking_id', '=', bookingId);
  for (const { id } of await guests.where('email', 'is not', null).execute())
    await jobs.send(trx, 'booking-mail', { ...mail, attendeeId: id });
}

export type CancellationReport = {
  /** The occurrence. */
  id: string;
  slug: string;
  key: string;
  /** Bookings whose money is back, on its way, and on its way with failures; those that cost nothing; and those still to do. */
  refunded: number;
  pending: number;
  failed: number;
  free: number;
  left: number;
};

/** How it went with the bookings of every cancelled occurrence that had some. */
export async function reportCancellations(db: Queryable): Promise<CancellationReport[]> {
  const [stands, owesRefund, isRefunded] = (['holdsPlaces', 'owesRefund', 'isRefunded'] as const).map((tag) =>
    bookingLife.stateIn(tag),
  );
  const { rows } = await sql<CancellationReport>`
    select occurrences.id, slug, key,
      count(*) filter (where ${isRefunded})::int as refunded,
      count(*) filter (where ${owesRefund} and not failing)::int as pending,
      count(*) filter (where ${owesRefund} and failing)::int as failed,
      count(*) filter (where not ${stands} and not ${owesRefund} and not ${isRefunded} and paid_at is not null)::int as free,
      count(*) filter (where ${stands})::int as left
    from occurrences
    join events on events.id = occurrences.event_id
    join lateral (
      select bookings.state, bookings.paid_at, exists (
        select from payments join refunds on refunds.payment_id = payments.id
        join stuck on stuck.what = 'refund' and stuck.id = refunds.id::text
        where payments.payable_id = bookings.id
      ) as failing
      from bookings join users on users.id = bookings.user_id
      where bookings.occurrence_id = occurrences.id and users.email <> ${boxOfficeEmail}
        and (bookings.outcome = 'event_cancelled' or ${stands})
    ) as bookings on true
    where occurrences.cancelled or events.cancelled
    group by occurrences.id, slug, key
    order by slug, key`.execute(db);
  return rows;
}
