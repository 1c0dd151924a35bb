import type { Schemas } from '../http/operation.ts';
import type { ProblemCode } from '../http/problem-texts.ts';

export type BookingsState = Schemas['BookingsState'];
export type TicketState = Schemas['Ticket']['state'];

/** The facts that decide if a kind of ticket can be chosen. */
export type KindFacts = {
  capacity: number | null;
  taken: number;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
};

/**
 * The facts that decide if an occurrence can be booked. `freeSeats` is null where seats are not chosen; while people wait for places, none
 * is free for others.
 */
export type OccurrenceState = {
  cancelled: boolean;
  starts_at: Date;
  ends_at: Date;
  bookings_open_at: Date | null;
  bookings_close_at: Date;
  freeSeats: number | null;
  isWaitedFor: boolean;
  kinds: readonly KindFacts[];
};

/** Tickets of this kind left; null when only the seats limit them, or nothing does. */
export const placesLeftOf = ({ capacity, taken }: KindFacts): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken);

type Room = Pick<OccurrenceState, 'freeSeats' | 'isWaitedFor'>;

function ownState(kind: KindFacts, { freeSeats, isWaitedFor }: Room, now: Date): TicketState {
  if (kind.sale_ends_at && kind.sale_ends_at <= now) return 'ENDED';
  if (kind.sale_starts_at && kind.sale_starts_at > now) return 'UPCOMING';
  return placesLeftOf(kind) === 0 || freeSeats === 0 || isWaitedFor ? 'SOLD_OUT' : 'ON_SALE';
}

/** The state of a kind of ticket; never ON_SALE while the occurrence cannot be booked. */
export function ticketState(kind: KindFacts, occurrence: OccurrenceState, now: Date): TicketState {
  const own = ownState(kind, occurrence, now);
  const bookings = bookingsState(occurrence, now);
  if (bookings === 'open' || bookings === 'fully_booked') return own;
  if (bookings !== 'not_open') return 'ENDED';
  return own === 'ON_SALE' ? 'UPCOMING' : own;
}

/** Tells if places can be booked now, and if not, why: a permanent reason comes before a temporary one. */
export function bookingsState(occurrence: OccurrenceState, now: Date): BookingsState {
  if (occurrence.cancelled) return 'cancelled';
  if (occurrence.ends_at <= now) return 'past';
  if (occurrence.bookings_close_at <= now) return 'closed';
  if (occurrence.bookings_open_at && occurrence.bookings_open_at > now) return 'not_open';
  const kinds = new Set(occurrence.kinds.map((kind) => ownState(kind, occurrence, now)));
  if (kinds.has('ON_SALE')) return 'open';
  if (kinds.has('UPCOMING')) return 'not_open';
  return kinds.has('SOLD_OUT') ? 'fully_booked' : 'closed';
}

const refusalsToWait: Partial<Record<BookingsState, ProblemCode>> = {
  open: 'waiting_needless',
  not_open: 'bookings_not_open',
  closed: 'bookings_closed',
  cancelled: 'event_cancelled',
  past: 'bookings_closed',
};

/** The reason why nobody can join the waiting list of a date in this state; undefined where it is sold out. */
export const refusalToWait = (state: BookingsState): ProblemCode | undefined => refusalsToWait[state];

/** Free places over all kinds on sale; null when nothing limits them. */
export function placesLeft(occurrence: OccurrenceState, now: Date): number | null {
  if (occurrence.isWaitedFor) return 0;
  const isOnSale = (kind: KindFacts) => ownState(kind, { freeSeats: null, isWaitedFor: false }, now) === 'ON_SALE';
  const kinds = occurrence.kinds.filter(isOnSale).map(placesLeftOf);
  const tickets = kinds.includes(null) ? null : kinds.reduce<number>((sum, left) => sum + (left ?? 0), 0);
  const { freeSeats } = occurrence;
  if (freeSeats === null || tickets === null) return freeSeats ?? tickets;
  return Math.min(freeSeats, tickets);
}

const fromBest: BookingsState[] = ['open', 'not_open', 'fully_booked', 'closed', 'cancelled', 'past'];

/** The state of a whole event: the best that any of its occurrences still offers. */
export function eventState(occurrences: readonly OccurrenceState[], now: Date): BookingsState {
  const states = new Set(occurrences.map((occurrence) => bookingsState(occurrence, now)));
  return fromBest.find((state) => states.has(state)) ?? 'past';
}
