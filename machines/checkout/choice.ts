import { refusalsAs } from '../flow/setup.ts';
import {
  type BookingFacts,
  type CheckoutContext,
  type CheckoutEvent,
  codeRefusals,
  type Failure,
  type Opening,
  type Problem,
  shareRefusals,
} from './checkout.types.ts';

/** A seat by its printed names; `guid` is its id in the plan. */
export type SeatName = { guid: string; zone: string; row: string; number: string };

/** Answers to a ticket type's questions, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

/** One chosen place: a ticket type, the seat once chosen, and the guest once named. */
export type Line = {
  ticketId: string;
  seat: SeatName | null;
  firstName: string;
  lastName: string;
  email: string;
  answers: Answers;
  /** The place's id on the server, once it is held. */
  attendeeId: string | null;
};

/** A place's guest, as typed; empty if nothing is. */
export type Names = { firstName: string; lastName: string; email: string; answers: Answers };

const unnamed: Names = { firstName: '', lastName: '', email: '', answers: {} };

function line(ticketId: string, seat: SeatName | null = null): Line {
  return { ticketId, seat, ...unnamed, attendeeId: null };
}

function isSameSeat(seat: SeatName | null, row: string, number: string, zone: string): boolean {
  return seat !== null && seat.row === row && seat.number === number && seat.zone === zone;
}

export function addTicket(lines: Line[], ticketId: string): Line[] {
  return [...lines, line(ticketId)];
}

/** Removes the last line of this type, if possible one without a seat. */
export function removeTicket(lines: Line[], ticketId: string): Line[] {
  const unseated = lines.findLastIndex((each) => each.ticketId === ticketId && each.seat === null);
  const index = unseated >= 0 ? unseated : lines.findLastIndex((each) => each.ticketId === ticketId);
  return lines.filter((_, at) => at !== index);
}

/** Gives the seat to the first line without one, or adds a line of this type. */
export function selectSeat(lines: Line[], seat: SeatName, ticketId: string): Line[] {
  const waiting = lines.findIndex((each) => each.seat === null);
  if (waiting < 0) return [...lines, line(ticketId, seat)];
  return lines.map((each, at) => (at === waiting ? { ...each, seat } : each));
}

/** Replaces all chosen seats with these, keeping the ticket types already chosen. */
export function suggestSeats(lines: Line[], seats: SeatName[], ticketId: string): Line[] {
  return seats.map((seat, at) => ({ ...(lines[at] ?? line(ticketId)), seat, attendeeId: null }));
}

/** Removes the line with this seat, matched by row, number and zone: rows repeat between zones. */
export function releaseSeat(lines: Line[], row: string, number: string, zone: string): Line[] {
  return lines.filter((each) => !isSameSeat(each.seat, row, number, zone));
}

export function swapTicket(lines: Line[], guid: string, ticketId: string): Line[] {
  return lines.map((each) => (each.seat?.guid === guid ? { ...each, ticketId } : each));
}

/** The same tickets, without the seats that someone else has taken. */
export function unseat(lines: Line[], taken: string[]): Line[] {
  return lines.map((each) =>
    each.seat !== null && taken.includes(each.seat.guid) ? { ...each, seat: null, attendeeId: null } : each,
  );
}

/** The same ticket types, without seats and places: the choice that remains once its hold is over. */
export function unheld(lines: Line[]): Line[] {
  return lines.map((each) => ({ ...each, seat: null, attendeeId: null }));
}

export function nameAttendees(lines: Line[], names: Names[]): Line[] {
  return lines.map((each, at) => ({ ...each, ...names[at] }));
}

/** The server's lines, with the names typed here if it has none yet. */
export function keepNames(held: Line[], typed: Line[]): Line[] {
  return held.map((each, at) => {
    const before = typed.find((other) => other.seat !== null && other.seat.guid === each.seat?.guid) ?? typed[at];
    return isNamed(each) || before === undefined ? each : { ...each, ...namesOf(before) };
  });
}

export function namesOf({ firstName, lastName, email, answers }: Line): Names {
  return { firstName, lastName, email, answers };
}

export function isNamed({ firstName, lastName }: Line): boolean {
  return firstName !== '' && lastName !== '';
}

/** A line to be held by the server. A missing name is left out, and shown as N/A. */
export type OrderLine = {
  ticket_id: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  answers?: Answers;
  seat?: { guid: string };
};

export function orderLines(lines: Line[], seated: boolean): OrderLine[] {
  return lines
    .filter((each) => !seated || each.seat !== null)
    .map((each) => ({
      ticket_id: each.ticketId,
      ...(each.firstName && { first_name: each.firstName }),
      ...(each.lastName && { last_name: each.lastName }),
      ...(each.email && { email: each.email }),
      ...(Object.keys(each.answers).length > 0 && { answers: each.answers }),
      ...(each.seat && { seat: { guid: each.seat.guid } }),
    }));
}

type Choice = Partial<CheckoutContext>;

/** Read the refusals of the checkout's calls. */
export const { failureOf, failedWith } = refusalsAs<Failure>();

/** The lines after a ticket was added, removed or changed to another type, or a seat chosen or released. */
export function changeLines(before: Line[], event: CheckoutEvent): Line[] {
  switch (event.type) {
    case 'ticket.add':
      return addTicket(before, event.ticketId);
    case 'ticket.remove':
      return removeTicket(before, event.ticketId);
    case 'ticket.swap':
      return swapTicket(before, event.guid, event.ticketId);
    case 'seat.select':
      return selectSeat(before, event.seat, event.ticketId);
    case 'seat.release':
      return releaseSeat(before, event.row, event.number, event.zone);
    case 'seats.suggest':
      return suggestSeats(before, event.seats, event.ticketId);
    case 'attendees.confirm':
      return nameAttendees(before, event.attendees);
    default:
      return before;
  }
}

/**
 * After the server has answered: its lines if it holds some, else the choice made here. Seats stay only if the person has just logged in
 * to hold them.
 */
export function afterOpening(context: CheckoutContext, { booking, ...occurrence }: Opening): Choice {
  const wished = !context.signedIn && occurrence.signedIn ? context.lines : unheld(context.lines);
  const kept = booking === null ? wished : keepNames(booking.lines, context.lines);
  return { ...occurrence, booking, lines: kept };
}

/** After the server has held the choice: its lines, then those still without a seat. */
export function afterHolding(context: CheckoutContext, booking: BookingFacts | null): Choice {
  const waiting = context.lines.filter((line) => context.seated && line.seat === null);
  const held = booking === null ? [] : keepNames(booking.lines, context.lines);
  return { booking, lines: [...held, ...waiting], problem: null };
}

/** After the booking was changed in another tab or on another device: its lines as they are now. */
export function afterChangeElsewhere(context: CheckoutContext, event: CheckoutEvent): Choice {
  const booking = event.type === 'booking.changed' ? event.booking : failureOf(event)?.booking;
  if (booking === undefined) return {};
  return { booking, lines: keepNames(booking.lines, context.lines), problem: 'changedElsewhere' };
}

const isOpen = ({ standing }: BookingFacts) => standing === 'held' || standing === 'awaitingPayment';
const isBought = ({ standing }: BookingFacts) => standing === 'paid' || standing === 'refunded';

/** True if an open booking's places, names or price differ from those known before, or if it has been paid. */
export function isChangedElsewhere(known: BookingFacts, now: BookingFacts): boolean {
  const wordsOf = ({ lines, totalCents }: BookingFacts) => JSON.stringify([totalCents, lines]);
  if (known.id !== now.id || !isOpen(known)) return false;
  return isBought(now) || (isOpen(now) && wordsOf(known) !== wordsOf(now));
}

/** After the server refused the choice: the lines that it still holds, and the other chosen tickets without a seat. */
export function afterRefusal(context: CheckoutContext, failure: Failure | undefined): Choice {
  const problem = problemOf(failure);
  if (!context.seated) return { problem };
  const held = keepNames(context.booking?.lines ?? [], context.lines);
  const isHeld = ({ seat }: Line) => held.some((line) => line.seat?.guid === seat?.guid);
  const others = unheld(context.lines.filter((line) => line.seat === null || !isHeld(line)));
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

/** The message beside the code: why it was refused, or that it could be neither used nor taken off. */
export const codeProblem = (failure: Failure | undefined): Problem =>
  codeRefusals.find((refusal) => refusal === failure?.code) ?? 'codeFailed';

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
