import type { BookingEvent, BookingTag } from '../../../machines/booking/booking.machine.ts';
import type { Invariant, Sight, World } from 'xstate-paths';

/** The sessions that have a place now, by name. */
export type Places = { owners: readonly string[] };

type At = Sight & { hasTag: (tag: BookingTag) => boolean };
const holdsPlaces = (at: At | null) => at?.hasTag('holdsPlaces') ?? false;

/**
 * This many places, and bookings that want one each. The places decide who may begin and whether late money still finds one; the
 * invariants check that the booking's chart respects that.
 */
export function placesFor(capacity: number): World<Places> {
  return {
    begins: { owners: [] },
    after: ({ owners }, { by, stimulus, before, after }) => {
      const isFree = owners.length < capacity;
      const had = holdsPlaces(before);
      if (stimulus === null && !isFree) return null;
      const event = stimulus?.event as BookingEvent | undefined;
      if (event?.type === 'payment.receive' && event.placesAreFree !== (had || isFree)) return null;
      const others = owners.filter((owner) => owner !== by);
      return { owners: holdsPlaces(after) ? [...others, by].toSorted() : others };
    },
  };
}

/** The promise to people who want the same places. */
export function placesInvariants(capacity: number): Invariant<Places>[] {
  return [{ says: 'never more owners than places', holds: ({ owners }) => owners.length <= capacity }];
}
