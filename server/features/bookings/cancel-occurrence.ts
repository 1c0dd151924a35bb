import type { Logger } from 'pino';
import { personMailbox } from '../../kernel/auth/person-mailbox.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { isOurs } from './box-office.ts';
import type { BookingDeps, BookingRow } from './deps.ts';
import { lockBooking } from './locks.ts';
import { moneyLeft, refundAll } from './money.ts';
import { type Released, releasePlaces } from './release.ts';
import { settleShare } from './shares/settle.ts';
import { endOffer } from './waiting/offers.ts';

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
    .where('bookings.occurrence_id', 'in', occurrenceIds)
    .where('bookings.state', 'in', bookingLife.tagged('holdsPlaces'))
    .where(isOurs);

/**
 * Ends the bookings of occurrences that are called off: money goes back and each buyer is told, exactly once, since each booking ends in a
 * transaction of its own that both belong to. Goes on where a crash left it. Returns how many there were.
 */
export async function sweepCancellations(deps: BookingDeps, log: Logger): Promise<number> {
  const occurrenceIds = await calledOff(deps.db);
  if (occurrenceIds.length === 0) return 0;
  const bookings = await standing(deps.db, occurrenceIds)
    .select('bookings.id')
    .where(hasRested('cancellation', 'bookings.id', deps.clock.now()))
    .orderBy('bookings.created_at')
    .limit(BATCH)
    .execute();
  if (bookings.length === 0) return 0;
  await eachOnItsOwn(deps, log, 'cancellation', byId(bookings), (id) => cancelForUnion(deps, id));
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
  const cents = await moneyLeft(trx, bookingId);
  const callOff = { type: 'booking.cancel', isRefundDue: cents > 0 } as const;
  const set = { outcome: 'event_cancelled', expires_at: null } as const;
  const how = { by: thePortal, at: deps.clock.now(), set };
  if ((await bookingLife.move(trx, booking, callOff, how)) === undefined) return;
  const released = await releasePlaces(deps, trx, booking);
  await endOffer(deps, trx, booking, { type: 'date.close' });
  await settleShare(deps, trx, booking, 'share.release');
  await refundAll(deps, trx, bookingId, thePortal);
  // A buyer who had not paid yet sees it on the payment page.
  if (booking.paid_at !== null) await tellEverybody(deps, trx, booking, { cents, released });
}

type CalledOff = { cents: number; released: readonly Released[] };

/** Tells the buyer, and everybody with a ticket at an address of their own, once for all their tickets. */
async function tellEverybody(
  { jobs }: BookingDeps,
  trx: Trx,
  booking: BookingRow,
  { cents, released }: CalledOff,
): Promise<void> {
  const calling = trx.selectFrom('called_off').select('note').where('occurrence_id', '=', booking.occurrence_id);
  const reason = (await calling.executeTakeFirst())?.note ?? undefined;
  const mail = {
    bookingId: booking.id,
    kind: 'event_cancelled',
    cents,
    ...(reason !== undefined && { reason }),
  } as const;
  await jobs.send(trx, 'booking-mail', mail);
  const guests = new Map(
    released.flatMap(({ id, email }) => (email === null ? [] : [[personMailbox(email), id] as const])),
  );
  for (const attendeeId of guests.values()) await jobs.send(trx, 'booking-mail', { ...mail, attendeeId });
}
