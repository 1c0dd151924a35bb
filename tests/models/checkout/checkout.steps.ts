import type { OutputFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type {
  BookingFacts,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  Failure,
} from '../../../machines/checkout/checkout.types.ts';
import type { Line } from '../../../machines/checkout/choice.ts';
import type { HoldEnd } from '../../../machines/hold/hold.machine.ts';
import type { PaymentEnd } from '../../../machines/payment/payment.machine.ts';
import type { ActorsOf, JourneyFor } from 'xstate-paths';
import {
  awaitingPayment,
  ending,
  FIELD,
  HALL,
  held,
  line,
  maria,
  opening,
  refused,
  seat,
} from './checkout.fixtures.ts';

export type Journey = JourneyFor<typeof checkoutMachine>;
export type Step = Journey['steps'][number];
type Actors = ActorsOf<typeof checkoutMachine>;

const standing = (now: readonly string[]) => (now.length === 0 ? {} : { now });

/** The person, or the page, does something; the chart is then in these states. */
export function send(event: CheckoutEvent, ...now: string[]): Step {
  return { send: event, ...standing(now) };
}

/** An event that the chart must not take here. */
export function ignored(event: CheckoutEvent): Step {
  return { send: event, refused: true };
}

/** A call succeeds. */
export function done<Src extends keyof Actors>(actor: Src, output: OutputFrom<Actors[Src]>, ...now: string[]) {
  return { actor, output, ...standing(now) } as Step;
}

/** A call is refused. */
export function fails(actor: keyof Actors, code: Failure['code'], ...now: string[]): Step {
  return { actor, ...refused(code), ...standing(now) };
}

/** The chart as an event's page starts it. */
export function input(over: Partial<CheckoutInput> = {}): CheckoutInput {
  return { eventSlug: 'kuncert', occurrenceId: null, returned: null, ...over };
}

export const inHall = input({ occurrenceId: HALL });
export const onField = input({ occurrenceId: FIELD });

export const addTicket: CheckoutEvent = { type: 'ticket.add', ticketId: 'adult' };
export const removeTicket: CheckoutEvent = { type: 'ticket.remove', ticketId: 'adult' };
export const selectSeat = (number: string): CheckoutEvent => ({
  type: 'seat.select',
  seat: seat(number),
  ticketId: 'adult',
});
export const releaseSeat = (number: string): CheckoutEvent => ({ type: 'seat.release', ...seat(number) });
export const suggestSeats = (...numbers: string[]): CheckoutEvent => ({
  type: 'seats.suggest',
  seats: numbers.map(seat),
  ticketId: 'adult',
});
export const swapTicket: CheckoutEvent = { type: 'ticket.swap', guid: seat('1').guid, ticketId: 'student' };
export const nameAttendees: CheckoutEvent = { type: 'attendees.confirm', attendees: [maria] };

export const unnamedInHall: BookingFacts = held([line({ seat: seat('1') })]);
export const namedInHall: BookingFacts = held([line({ seat: seat('1'), ...maria })]);
export const unnamedOnField: BookingFacts = held([line()]);
export const namedOnField: BookingFacts = held([line(maria)]);

/** The same step, after which the chart's context has these facts. */
export const knowing = (step: Step, context: Partial<CheckoutContext>): Step => ({ ...step, context });

/** The same step, after which these seats are chosen, each for an adult unless another ticket is named. */
export const choosing = (step: Step, ...chosen: readonly [number: string, over?: Partial<Line>][]): Step =>
  knowing(step, { lines: chosen.map(([number, over]) => line({ seat: seat(number), ...over })) });

/** The person's choice once the places are let go: the names stay, nothing is held. */
export const unheld = { lines: [line(maria)], booking: null };

/** From the start to the map of the hall, with nothing chosen. */
export const toSeats: readonly Step[] = [
  done('openOccurrence', opening({ seated: true }), 'choosingTickets', 'hold.absent'),
  send(addTicket, 'choosingTickets'),
  send({ type: 'tickets.confirm' }, 'choosingSeats.settled'),
];

/** From the start to the tickets of the field. */
export const toTickets: readonly Step[] = [done('openOccurrence', opening(), 'choosingTickets', 'hold.absent')];

/** From the start to a booking of one named place in the hall, still to be paid. */
export const toCheck: readonly Step[] = [
  {
    ...done('openOccurrence', opening({ seated: true, booking: namedInHall }), 'checkingAnswers', 'hold.held'),
    asks: {
      watchBooking: { bookingId: 'booking' },
      hold: { id: 'booking', expiresAt: '2027-03-05T19:15:00Z', extensionsLeft: 1, begins: 'running' },
    },
  },
];

/** Pays the price of those places. */
export const pay: CheckoutEvent = { type: 'payment.start', totalCents: 1500 };

/** From the start to waiting for the payment of that place. */
export const toPayment: readonly Step[] = [
  ...toCheck,
  send(pay, 'paying.starting'),
  {
    ...done('payBooking', awaitingPayment(namedInHall), 'awaitingPayment', 'hold.held'),
    enters: ['awaitingPayment', 'hold.held'],
    context: { booking: awaitingPayment(namedInHall), ordered: true },
  },
];

/** The payment ends. */
export const paymentEnds = (end: PaymentEnd, ...now: string[]): Step => done('payment', { end }, ...now);

/** The hold ends, or goes on with new facts. */
export const holdEnds = (end: HoldEnd, ...now: string[]): Step => done('hold', ending(end), ...now);
