import type { BookingFacts, Failure, Opening } from '../../../machines/checkout/checkout.types.ts';
import type { Ending, HoldEnd, HoldOutput } from '../../../machines/hold/hold.machine.ts';
import type { Line, Names, SeatName } from '../../../machines/checkout/choice.ts';

/** An occurrence in a hall with numbered seats, and one on a field with unreserved places. */
export const HALL = 'hall';
export const FIELD = 'field';

/** The most places one person may have in these fixtures. */
export const LIMIT = 2;

export const seat = (number: string): SeatName => ({ guid: `A${number}`, zone: 'Stalls', row: 'A', number });

export const seats: readonly SeatName[] = ['1', '2', '3'].map(seat);

export const maria: Names = {
  firstName: 'Marija',
  lastName: 'Żammit',
  email: 'marija.zammit@uni.example',
  answers: {},
};

export function line(over: Partial<Line> = {}): Line {
  return {
    ticketId: 'adult',
    seat: null,
    firstName: '',
    lastName: '',
    email: '',
    answers: {},
    attendeeId: null,
    ...over,
  };
}

export function booking(over: Partial<BookingFacts> = {}): BookingFacts {
  return {
    id: 'booking',
    standing: 'held',
    lines: [],
    expiresAt: '2027-03-05T19:15:00Z',
    extensionsLeft: 1,
    totalCents: 1500,
    mostPlaces: null,
    paymentUrl: null,
    ...over,
  };
}

/** The same booking once money, time or the person has settled it: its hold no longer runs. */
export function settled(held: BookingFacts, standing: 'paid' | 'refunded' | Ending): BookingFacts {
  return { ...held, standing, expiresAt: null, paymentUrl: null };
}

export function awaitingPayment(held: BookingFacts): BookingFacts {
  return { ...held, standing: 'awaitingPayment', paymentUrl: 'https://pay.example/session' };
}

export function opening(over: Partial<Opening> = {}): Opening {
  return { availability: 'open', signedIn: true, seated: false, limit: LIMIT, booking: null, ...over };
}

export function refused(code: Failure['code'], ...taken: string[]): { error: Failure } {
  return { error: { code, taken } };
}

/** The time that an extension gives: the last one. */
export const EXTENDED = '2027-03-05T19:30:00Z';

/** The end of a hold as it was. */
export function ending(end: HoldEnd): HoldOutput {
  const isOver = end !== 'extended' && end !== 'refused';
  return { end, facts: { expiresAt: isOver ? null : EXTENDED, extensionsLeft: 0, ending: isOver ? end : 'over' } };
}

/** The answer of a server that holds the choice. */
export function held(lines: readonly Line[], before: BookingFacts | null = null): BookingFacts {
  return { ...(before ?? booking()), lines: lines.map((each, at) => ({ ...each, attendeeId: `place-${at}` })) };
}

/** The same booking after another tab changed it: it costs more now. */
export function dearer(before: BookingFacts): BookingFacts {
  return { ...before, standing: 'held', totalCents: before.totalCents + 500 };
}

/** The same booking with a promo code: it costs less now. */
export function cheaper(before: BookingFacts): BookingFacts {
  return { ...before, standing: 'held', totalCents: 1000 };
}

/** A payment is refused, because the booking no longer costs what the person saw. */
export function anotherTotal(now: BookingFacts): { error: Failure } {
  return { error: { code: 'totalChanged', taken: [], booking: now } };
}
