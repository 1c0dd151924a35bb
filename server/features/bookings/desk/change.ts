import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import type { Actor } from '../../../kernel/lifecycle/lifecycle.ts';
import { demandVersion } from '../../../kernel/lifecycle/history.ts';
import { bookingLife } from '../../../kernel/lifecycle/lives.ts';
import { currentOrder } from '../attendees.ts';
import { endBooking, refundAndEnd } from '../cancel.ts';
import { withdrawTickets } from '../cancel-tickets.ts';
import type { BookingDeps, BookingRow } from '../deps.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import { demandNoOpenPayment } from '../end-payment.ts';
import { demandNoExchange } from '../exchange/rules.ts';
import { lockBooking } from '../locks.ts';
import { moneyLeft, refundSome } from '../money.ts';
import { renameAttendees } from '../rename.ts';
import { tidyText } from '../../../kernel/http/written-text.ts';

type Change = Schemas['DeskBookingChange'];
type Event = Schemas['DeskBookingEvent'];
type Work = (deps: BookingDeps, trx: Trx, booking: BookingRow, change: Change, by: Actor) => Promise<void>;

/**
 * Does what one of the staff decided about a booking as they saw it. Throws 409 where somebody has changed it since, or where its chart does
 * not know the change; 422 for what is missing or cannot be.
 */
export async function changeCase(
  deps: BookingDeps,
  trx: Trx,
  { bookingId, change, by }: { bookingId: string; change: Change; by: Actor },
): Promise<void> {
  const booking = await lockBooking(trx, bookingId);
  await demandVersion(trx, 'bookings', bookingId, change.version);
  await works[change.event](deps, trx, booking, change, by);
}

const works: Record<Event, Work> = {
  'tickets.resend': async (deps, trx, booking, _, by) => {
    await bookingLife.demandMove(trx, booking, { type: 'tickets.resend' }, { by, at: deps.clock.now() });
    const mail = { bookingId: booking.id, kind: 'tickets', revision: randomUUID(), isByUnion: true } as const;
    await deps.jobs.send(trx, 'booking-mail', mail);
    for (const { id, email } of await currentOrder(trx, booking.id))
      if (email !== undefined) await deps.jobs.send(trx, 'booking-mail', { ...mail, attendeeId: id });
  },

  'attendees.rename': async (deps, trx, booking, { attendee }, by) => {
    if (attendee === undefined) throw missing('attendee');
    await renameAttendees(deps, trx, booking, [attendee], by);
  },

  'tickets.cancel': async (deps, trx, booking, { tickets, reason }, by) => {
    if (tickets === undefined) throw missing('tickets');
    await withdrawTickets(
      deps,
      trx,
      booking,
      tickets.map((id) => ({ id })),
      leaving(by, reason),
    );
  },

  'refund.part': async (deps, trx, booking, { amount, reason }, by) => {
    if (amount === undefined) throw missing('amount');
    await demandNoExchange(trx, booking);
    const left = await moneyLeft(trx, booking.id);
    const { note } = leaving(by, reason);
    await bookingLife.demandMove(
      trx,
      booking,
      { type: 'refund.part' },
      { by, at: deps.clock.now(), ...(note !== undefined && { note }) },
    );
    if (amount > left) throw new Problem(422, 'refund_too_much', { fields: { amount: ['refund_too_much'] } });
    await refundSome(deps, trx, booking.id, { cents: amount, by });
    await deps.jobs.send(trx, 'booking-mail', {
      bookingId: booking.id,
      kind: 'refund_part',
      cents: amount,
      revision: randomUUID(),
      ...(note !== undefined && { reason: note }),
    });
  },

  'booking.cancel': async (deps, trx, booking, { reason }, by) => {
    demandNoOpenPayment(booking);
    const leave = leaving(by, reason);
    if (bookingLife.is(booking.state, 'isBought')) await refundAndEnd(deps, trx, booking, leave);
    else await endBooking(deps, trx, booking, false, leave);
  },
};

function leaving(by: Actor, reason = '') {
  const note = tidyText(reason);
  return { by, outcome: 'cancelled_by_union', ...(note !== '' && { note }) } as const;
}

const missing = (field: string) => new Problem(422, 'missing_field', { fields: { [field]: ['missing_field'] } });
