import type { Booking } from './bookings.queries.ts';

/** True if the date is not over yet; `now` is in milliseconds since 1970. */
export const isToCome = ({ occurrence }: Booking, now: number): boolean => Date.parse(occurrence.end) > now;

/** Orders bookings by their dates. */
export const soonestFirst = (a: Booking, b: Booking): number =>
  Date.parse(a.occurrence.start) - Date.parse(b.occurrence.start);
