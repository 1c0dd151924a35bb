import type { Ending } from '../hold/hold.machine.ts';
import type { Line, Names, SeatName } from './choice.ts';

/** The part of a booking at the server that the flow needs. */
export type BookingFacts = {
  id: string;
  standing: 'held' | 'awaitingPayment' | 'paid' | 'refunded' | Ending;
  lines: Line[];
  /** ISO 8601; null once the hold is over or paid. */
  expiresAt: string | null;
  extensionsLeft: number;
  totalCents: number;
  /** The most places that it may hold, if everyone of its group pays for themselves; else null. */
  mostPlaces: number | null;
  /** Address at which to pay, while a payment is open. */
  paymentUrl: string | null;
};

/** The chosen occurrence at the server, and the person's booking there. */
export type Opening = {
  availability: 'open' | 'cancelled' | 'fullyBooked' | 'closed' | 'notOpen';
  signedIn: boolean;
  seated: boolean;
  /** The most places that the person may book, or that the booking may hold. */
  limit: number;
  booking: BookingFacts | null;
  /** True if the booking is to take the place of another, at another date: as many tickets of the same kinds, and nothing else. */
  isExchange?: boolean;
};

/** The reasons for which the server refuses a promo code. */
export const codeRefusals = [
  'codeUnknown',
  'codeNotYet',
  'codeOver',
  'codeUsedUp',
  'codeUsedByYou',
  'codeNotForThese',
  'codeTriedTooOften',
] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/** A place that a friend is asked to pay for, and where the link goes. */
export type Sharing = { attendeeId: string; email: string };

/** The reasons for which the server doesn't split a booking for friends to pay. */
export const shareRefusals = [
  'shareTooLate',
  'shareAlready',
  'shareTooMany',
  'shareNotOffered',
  'shareToSelf',
] as const;
export type ShareRefusal = (typeof shareRefusals)[number];

/** The reason for which a call was refused: the actors reject with it. */
export type Failure = {
  code:
    | 'seatsTaken'
    | 'soldOut'
    | 'overLimit'
    | 'namesRefused'
    | 'totalChanged'
    | CodeRefusal
    | ShareRefusal
    | 'holdEnded'
    | 'signedOut'
    | 'insecureHost'
    | 'away';
  /** The `seat_guid`s that someone else holds now. */
  taken: string[];
  /** With `totalChanged`, or where the places are held but a promo code is refused: the booking as it is now. */
  booking?: BookingFacts;
};

/** The message at the top of the step, until the next choice. */
export type Problem =
  | 'seatsTaken'
  | 'soldOut'
  | 'overLimit'
  | 'namesRefused'
  | 'changedElsewhere'
  | 'cardDeclined'
  | 'paymentCancelled'
  | 'noMoreTime'
  | CodeRefusal
  | 'codeFailed'
  | ShareRefusal
  | 'shareFailed';

export type CheckoutInput = {
  eventSlug: string;
  occurrenceId: string | null;
  /** Set on the pages that the payment provider sends people back to. */
  returned: { bookingId: string; from: 'success' | 'cancel' } | null;
  /** True if the address is that of a step that needs an account. */
  isBeyondVisitors?: boolean;
};

export type CheckoutContext = CheckoutInput & {
  availability: Opening['availability'];
  signedIn: boolean;
  seated: boolean;
  limit: number;
  /** The places that the person has chosen. */
  lines: Line[];
  /** True while the places are to take the place of another booking, also once they are no longer held. */
  isExchange: boolean;
  /** The booking as the server last returned it. */
  booking: BookingFacts | null;
  problem: Problem | null;
  /** True if the choice changed while an earlier one was being held. */
  movedOn: boolean;
  /** The total that the person saw and agreed to pay; no other total is ever charged. */
  agreedCents: number;
  /** True while the payment that was just opened here is on its way: the browser goes to the provider at once. */
  ordered: boolean;
};

/** A choice for the server to hold, in place of what the booking holds. */
export type ChoiceToHold = Pick<CheckoutContext, 'booking' | 'seated' | 'lines' | 'isExchange'> & {
  occurrenceId: string;
};

export type CheckoutEvent =
  /** Back, Forward and links to change an answer. */
  | { type: 'step.open'; step: CheckoutStep }
  | { type: 'occurrence.choose'; occurrenceId: string }
  | { type: 'ticket.add'; ticketId: string }
  | { type: 'ticket.remove'; ticketId: string }
  | { type: 'ticket.swap'; guid: string; ticketId: string }
  | { type: 'tickets.confirm' }
  | { type: 'seat.select'; seat: SeatName; ticketId: string }
  | { type: 'seat.release'; row: string; number: string; zone: string }
  | { type: 'seats.suggest'; seats: SeatName[]; ticketId: string }
  | { type: 'seats.confirm' }
  | { type: 'attendees.confirm'; attendees: Names[] }
  /** The names are changed while another try to send them is due. */
  | { type: 'attendees.change' }
  /** A promo code is typed, or taken off again. */
  | { type: 'code.use'; code: string }
  | { type: 'code.drop' }
  /** Friends are asked to pay for these places themselves. */
  | { type: 'places.share'; shares: Sharing[] }
  | { type: 'payment.start'; totalCents: number }
  | { type: 'booking.release' }
  | { type: 'hold.started' }
  | { type: 'hold.ended' }
  | { type: 'hold.expired'; ending: Ending }
  /** The booking as the server has it now: perhaps changed in another tab, or on another device. */
  | { type: 'booking.changed'; booking: BookingFacts }
  | { type: 'session.restored' }
  | { type: 'start.again' }
  | { type: 'retry' };

export type CheckoutTag = 'busy' | 'editable' | 'over';

export type CheckoutStep = 'occurrence' | 'tickets' | 'seats' | 'attendees' | 'check' | 'payment' | 'done';

/** Every screen of the checkout; its heading is the text of the same name. */
export type CheckoutScreen =
  | 'opening'
  | 'openFailed'
  | 'occurrence'
  | 'loginRequired'
  | 'signedOut'
  | 'cancelled'
  | 'bookingsClosed'
  | 'bookingsNotOpen'
  | 'fullyBooked'
  | 'tickets'
  | 'holdFailed'
  | 'seats'
  | 'attendees'
  | 'check'
  | 'paying'
  | 'payFailed'
  | 'payment'
  | 'releasing'
  | 'releaseFailed'
  | 'released'
  | 'withdrawn'
  | 'expired'
  | 'paid'
  | 'refunded';

export type CheckoutMeta = { screen: CheckoutScreen; step: CheckoutStep };
