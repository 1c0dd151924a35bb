import { refusalsAs } from '../flow/setup.ts';
import type {
  BookingFacts,
  CheckoutContext,
  CheckoutEvent,
  CodeRefusal,
  Failure,
  Opening,
  Problem,
  ShareRefusal,
} from './checkout.types.ts';
import * as lines from './lines.ts';

type Choice = Partial<CheckoutContext>;

/** Read the refusals of the checkout's calls. */
export const { failureOf, failedWith } = refusalsAs<Failure>();

/** The lines after a ticket was added, removed or changed to another type, or a seat chosen or released. */
export function changeLines(before: lines.Line[], event: CheckoutEvent): lines.Line[] {
  switch (event.type) {
    case 'ticket.add':
      return lines.addTicket(before, event.ticketId);
    case 'ticket.remove':
      return lines.removeTicket(before, event.ticketId);
    case 'ticket.swap':
      return lines.swapTicket(before, event.guid, event.ticketId);
    case 'seat.select':
      return lines.selectSeat(before, event.seat, event.ticketId);
    case 'seat.release':
      return lines.releaseSeat(before, event.row, event.number, event.zone);
    case 'seats.suggest':
      return lines.suggestSeats(before, event.seats, event.ticketId);
    case 'attendees.confirm':
      return lines.nameAttendees(before, event.attendees);
    default:
      return before;
  }
}

/**
 * After the server has answered: its lines if it holds some, else the choice made here. Seats stay only if the person has just logged in
 * to hold them.
 */
export function afterOpening(context: CheckoutContext, { booking, ...occurrence }: Opening): Choice {
  const wished = !context.signedIn && occurrence.signedIn ? context.lines : lines.unheld(context.lines);
  const kept = booking === null ? wished : lines.keepNames(booking.lines, context.lines);
  return { ...occurrence, booking, lines: kept };
}

/** After the server has held the choice: its lines, then those still without a seat. */
export function afterHolding(context: CheckoutContext, booking: BookingFacts | null): Choice {
  const waiting = context.lines.filter((line) => context.seated && line.seat === null);
  const held = booking === null ? [] : lines.keepNames(booking.lines, context.lines);
  return { booking, lines: [...held, ...waiting], problem: null };
}

/** After the booking was changed in another tab or on another device: its lines as they are now. */
export function afterChangeElsewhere(context: CheckoutContext, event: CheckoutEvent): Choice {
  const booking = event.type === 'booking.changed' ? event.booking : failureOf(event)?.booking;
  if (booking === undefined) return {};
  return { booking, lines: lines.keepNames(booking.lines, context.lines), problem: 'changedElsewhere' };
}

const isOpen = ({ standing }: BookingFacts) => standing === 'held' || standing === 'awaitingPayment';

/** True if an open booking's places, names or price differ from those known before. */
export function isChangedElsewhere(known: BookingFacts, now: BookingFacts): boolean {
  const wordsOf = ({ lines, totalCents }: BookingFacts) => JSON.stringify([totalCents, lines]);
  return known.id === now.id && isOpen(known) && isOpen(now) && wordsOf(known) !== wordsOf(now);
}

/** After the server refused the choice: the lines that it still holds, and the other chosen tickets without a seat. */
export function afterRefusal(context: CheckoutContext, failure: Failure | undefined): Choice {
  const problem = problemOf(failure);
  if (!context.seated) return { problem };
  const held = lines.keepNames(context.booking?.lines ?? [], context.lines);
  const isHeld = ({ seat }: lines.Line) => held.some((line) => line.seat?.guid === seat?.guid);
  const others = lines.unheld(context.lines.filter((line) => line.seat === null || !isHeld(line)));
  return { lines: [...held, ...others.slice(0, Math.max(0, context.lines.length - held.length))], problem };
}

function problemOf(failure: Failure | undefined): Problem | null {
  switch (failure?.code) {
    case 'seatsTaken':
    case 'soldOut':
    case 'overLimit':
      return failure.code;
    default:
      return null;
  }
}

/** The reasons for which a promo code is refused. */
export const codeRefusals: readonly CodeRefusal[] = [
  'codeUnknown',
  'codeNotYet',
  'codeOver',
  'codeUsedUp',
  'codeUsedByYou',
  'codeNotForThese',
  'codeTriedTooOften',
];

/** The message beside the code: why it was refused, or that it could be neither used nor taken off. */
export const codeProblem = (failure: Failure | undefined): Problem =>
  codeRefusals.find((refusal) => refusal === failure?.code) ?? 'codeFailed';

/** The reasons for which a booking isn't split. */
export const shareRefusals: readonly ShareRefusal[] = [
  'shareTooLate',
  'shareAlready',
  'shareTooMany',
  'shareNotOffered',
  'shareToSelf',
];

/** The message beside the friends' places: why the booking wasn't split. */
export const shareProblem = (failure: Failure | undefined): Problem =>
  shareRefusals.find((refusal) => refusal === failure?.code) ?? 'shareFailed';

/** After a promo code was refused for places that may have been held just before. */
export const afterRefusedCode = (context: CheckoutContext, failure: Failure | undefined): Choice => ({
  ...(failure?.booking && afterHolding(context, failure.booking)),
  problem: codeProblem(failure),
});

type CountedStep = 'tickets' | 'seats' | 'attendees' | 'check';

/**
 * The steps of a booking as counted on screen, in their order: seats only if there is a seat plan. Paying happens at the provider and
 * is left out, so that the count does not depend on the total being zero.
 */
export function countedSteps({ seated }: Pick<CheckoutContext, 'seated'>): readonly CountedStep[] {
  return seated ? ['tickets', 'seats', 'attendees', 'check'] : ['tickets', 'attendees', 'check'];
}
