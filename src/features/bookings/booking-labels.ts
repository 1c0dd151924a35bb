import { useTranslation } from 'react-i18next';
import type { Attendee, Booking } from './bookings.queries.ts';

/** True if the date is not over yet; `now` is in milliseconds since 1970. */
export const isToCome = ({ occurrence }: Booking, now: number): boolean => Date.parse(occurrence.end) > now;

/** Orders bookings by their dates. */
export const soonestFirst = (a: Booking, b: Booking): number =>
  Date.parse(a.occurrence.start) - Date.parse(b.occurrence.start);

/** Returns a function that names a place: its seat, or the kind of ticket if seats are not numbered. */
export function usePlaceLabel(): (attendee: Attendee) => string {
  const { t } = useTranslation('bookings');
  return ({ seat, ticket_name }) =>
    seat ? t('seat', { zone: seat.zone_name, row: seat.row, number: seat.number }) : ticket_name;
}

/** Returns the attendee's full name; empty if the place has no name yet. */
export const nameOf = ({ first_name, last_name }: Attendee): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** Returns a function that explains how a booking ended, or what happened to it; undefined if nothing needs saying. */
export function useOutcomeLabel(): (booking: Booking) => string | undefined {
  const { t } = useTranslation('bookings');
  return ({ outcome }) => (outcome === null ? undefined : t(`outcome.${outcome}`));
}
