import type { Line, Names, SeatName } from './lines.ts';

/** What the server knows of a booking, as far as the flow needs it. */
export type BookingFacts = {
  id: string;
  /** `released`: the person released the places; `over`: the time ran out. */
  standing: 'held' | 'awaitingPayment' | 'paid' | 'refunded' | 'over' | 'released';
  lines: Line[];
  /** ISO 8601; null once the hold is over or paid. */
  expiresAt: string | null;
  extensionsLeft: number;
  totalCents: number;
  /** Paid after the hold had ended, into the same seats. */
  reseated: boolean;
  /** Where to pay, while a payment is open. */
  paymentUrl: string | null;
};

/** What the server knows of the chosen occurrence and of the person's booking there. */
export type Opening = {
  availability: 'open' | 'cancelled' | 'fullyBooked' | 'closed' | 'notOpen';
  signedIn: boolean;
  seated: boolean;
  /** The most places one person may have. */
  limit: number;
  booking: BookingFacts | null;
};

export type PaymentOutcome = { kind: 'paid' | 'refunded' | 'declined' | 'over'; booking: BookingFacts };

/** Why a call was refused: what the actors reject with. */
export type Failure = {
  code:
    | 'seatsTaken'
    | 'soldOut'
    | 'overLimit'
    | 'namesRefused'
    | 'totalChanged'
    | 'holdEnded'
    | 'noMoreTime'
    | 'signedOut'
    | 'insecureHost'
    | 'away';
  /** The `seat_guid`s that someone else has now. */
  taken: string[];
  /** With `totalChanged`: the booking as it is now. */
  booking?: BookingFacts;
};

/** What the screen says at the top of the step, until the next choice. */
export type Problem =
  | 'seatsTaken'
  | 'soldOut'
  | 'overLimit'
  | 'namesRefused'
  | 'changedElsewhere'
  | 'cardDeclined'
  | 'paymentCancelled'
  | 'noMoreTime';

export type CheckoutInput = {
  eventSlug: string;
  occurrenceId: string | null;
  /** Set on the pages that the payment provider sends people back to. */
  returned: { bookingId: string; from: 'success' | 'cancel' } | null;
  /** The address is that of a step which nobody comes to without an account. */
  isBeyondVisitors?: boolean;
};

export type CheckoutContext = CheckoutInput & {
  availability: Opening['availability'];
  signedIn: boolean;
  seated: boolean;
  limit: number;
  /** What the person wants. */
  lines: Line[];
  /** What the server holds, or held when it answered last. */
  booking: BookingFacts | null;
  problem: Problem | null;
  /** Whether the choice changed while an earlier one was being held. */
  movedOn: boolean;
  /** The total that the person saw and agreed to pay; no other one is ever paid. */
  agreedCents: number;
};

export type CheckoutEvent =
  | { type: 'occurrence.choose'; occurrenceId: string }
  | { type: 'occurrence.change' }
  | { type: 'ticket.add'; ticketId: string }
  | { type: 'ticket.remove'; ticketId: string }
  | { type: 'ticket.swap'; guid: string; ticketId: string }
  | { type: 'tickets.confirm' }
  | { type: 'tickets.change' }
  | { type: 'seat.select'; seat: SeatName; ticketId: string }
  | { type: 'seat.release'; row: string; number: string; zone: string }
  | { type: 'seats.suggest'; seats: SeatName[]; ticketId: string }
  | { type: 'seats.confirm' }
  | { type: 'seats.change' }
  | { type: 'attendees.confirm'; attendees: Names[] }
  | { type: 'attendees.change' }
  | { type: 'answers.check' }
  | { type: 'payment.start'; totalCents: number }
  | { type: 'payment.resume' }
  | { type: 'booking.release' }
  | { type: 'hold.extend' }
  | { type: 'hold.started' }
  | { type: 'hold.ended' }
  | { type: 'hold.expired'; isReleased?: boolean }
  /** In another tab, or on another device. */
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
  | 'insecureHost'
  | 'awaiting'
  | 'watchFailed'
  | 'releasing'
  | 'releaseFailed'
  | 'released'
  | 'expired'
  | 'paid'
  | 'refunded';

export type CheckoutMeta = { screen: CheckoutScreen; step: CheckoutStep };
