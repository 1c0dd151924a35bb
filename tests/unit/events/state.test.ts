import { expect, test } from 'vitest';
import {
  bookingsState,
  eventState,
  type KindFacts,
  type OccurrenceState,
  placesLeft,
  ticketState,
} from '../../../server/kernel/events/state.ts';

const at = (hour: number): Date => new Date(Date.UTC(2027, 1, 20, hour));
const now = at(12);

const kind: KindFacts = { capacity: 10, taken: 3, sale_starts_at: null, sale_ends_at: null };
const soldOut: KindFacts = { ...kind, taken: 10 };
const later: KindFacts = { ...kind, sale_starts_at: at(13) };
const ended: KindFacts = { ...kind, sale_ends_at: now };
const unlimited: KindFacts = { ...kind, capacity: null };

const open: OccurrenceState = {
  cancelled: false,
  starts_at: at(20),
  ends_at: at(22),
  bookings_open_at: at(12),
  bookings_close_at: at(20),
  freeSeats: null,
  isWaitedFor: false,
  kinds: [kind],
};

const closed = { ...open, bookings_close_at: now };
const notOpen = { ...open, bookings_open_at: at(13) };
const past = { ...open, starts_at: at(8), ends_at: now, bookings_close_at: at(8) };

test.for<[string, OccurrenceState, string]>([
  ['open from the minute that bookings open', open, 'open'],
  ['cancelled before all else', { ...past, cancelled: true }, 'cancelled'],
  ['past before closed', past, 'past'],
  ['closed before not open', { ...closed, bookings_open_at: at(13) }, 'closed'],
  ['not open before fully booked', { ...notOpen, kinds: [soldOut] }, 'not_open'],
  ['fully booked when every kind is gone', { ...open, kinds: [soldOut, ended] }, 'fully_booked'],
  ['fully booked when every seat is gone', { ...open, freeSeats: 0, kinds: [unlimited] }, 'fully_booked'],
  ['fully booked while people wait for what comes free', { ...open, freeSeats: 2, isWaitedFor: true }, 'fully_booked'],
  ['open while one kind is left', { ...open, kinds: [soldOut, kind] }, 'open'],
  ['not open while all kinds come later', { ...open, kinds: [later, soldOut] }, 'not_open'],
  ['closed once the sale of every kind has ended', { ...open, kinds: [ended] }, 'closed'],
])('an occurrence is %s', ([, occurrence, state]) => {
  expect(bookingsState(occurrence, now)).toBe(state);
});

test.for<[KindFacts, OccurrenceState, string]>([
  [kind, open, 'ON_SALE'],
  [soldOut, open, 'SOLD_OUT'],
  [later, open, 'UPCOMING'],
  [ended, open, 'ENDED'],
  [unlimited, { ...open, freeSeats: 0 }, 'SOLD_OUT'],
  [kind, closed, 'ENDED'],
  [kind, { ...open, cancelled: true }, 'ENDED'],
  [kind, notOpen, 'UPCOMING'],
  [ended, notOpen, 'ENDED'],
])('a ticket follows its own sale and its occurrence', ([ticket, occurrence, state]) => {
  expect(ticketState(ticket, { ...occurrence, kinds: [ticket] }, now)).toBe(state);
});

test.for<[OccurrenceState, number | null]>([
  [{ ...open, kinds: [kind, soldOut, { ...kind, taken: 8 }] }, 9],
  [{ ...open, kinds: [kind, ended] }, 7],
  [{ ...open, kinds: [kind, unlimited] }, null],
  [{ ...open, freeSeats: 31, kinds: [unlimited] }, 31],
  [{ ...open, freeSeats: 31, kinds: [kind] }, 7],
  [{ ...open, freeSeats: 0, kinds: [unlimited] }, 0],
  [{ ...open, freeSeats: 31, isWaitedFor: true }, 0],
])('places left are those of all kinds on sale, and never more than the seats', ([occurrence, left]) => {
  expect(placesLeft(occurrence, now)).toBe(left);
});

test('an event offers the best that its occurrences offer', () => {
  const full = { ...open, kinds: [soldOut] };
  const cancelled = { ...open, cancelled: true };
  expect(eventState([past, cancelled, full, open], now)).toBe('open');
  expect(eventState([past, cancelled, full, notOpen], now)).toBe('not_open');
  expect(eventState([past, cancelled, closed, full], now)).toBe('fully_booked');
  expect(eventState([past, cancelled], now)).toBe('cancelled');
  expect(eventState([past], now)).toBe('past');
});
