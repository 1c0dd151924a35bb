import type { Locale, Schemas } from '../http/operation.ts';
import type { OccurrenceFacts, VenueRow } from './occurrences.ts';
import { bookingsState, placesLeft } from './state.ts';

/** A venue as the contract has it, in the caller's language. */
export function presentVenue(venue: VenueRow, locale: Locale): Schemas['Venue'] {
  const { id, kind, name, locality, address, capacity, access } = venue;
  return {
    id,
    kind,
    capacity,
    name: name[locale],
    locality: locality[locale],
    address: address[locale],
    access: access?.[locale] ?? null,
  };
}

/** An occurrence as the contract has it, at this moment and in the caller's language. */
export function presentOccurrence(occurrence: OccurrenceFacts, locale: Locale, now: Date): Schemas['Occurrence'] {
  return {
    id: occurrence.id,
    start: occurrence.starts_at.toISOString(),
    end: occurrence.ends_at.toISOString(),
    venue: occurrence.venue && presentVenue(occurrence.venue, locale),
    state: bookingsState(occurrence, now),
    seated: occurrence.plan_id !== null,
    places_left: placesLeft(occurrence, now),
    per_person_limit: occurrence.per_person_limit,
    bookings_open_at: occurrence.bookings_open_at?.toISOString() ?? null,
    bookings_close_at: occurrence.bookings_close_at.toISOString(),
    note: occurrence.note?.[locale] ?? null,
  };
}
