import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import type { Line, OrderLine } from '../../../machines/checkout/lines.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import type { Booking } from './booking-facts.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { bookingKey } from './checkout.queries.ts';

export type Occurrence = components['schemas']['Occurrence'];

/** The checkout's calls to the portal. Each rejects with an ApiError if refused; writes can be repeated without harm. */
export type CheckoutCalls = ReturnType<typeof createCheckoutCalls>;

const attendeesOf = (lines: Line[]) =>
  lines.flatMap(({ attendeeId, firstName, lastName, email, answers }) =>
    attendeeId === null
      ? []
      : [
          {
            id: attendeeId,
            first_name: firstName === '' ? null : firstName,
            last_name: lastName === '' ? null : lastName,
            email: email === '' ? null : email,
            answers,
          },
        ],
  );

const of = (booking: string) => ({ ...keepPlace, params: { path: { booking } } });

/** Releases places only while nobody has paid for them, in another tab for example. */
const onlyWhileOpen = { 'filter[state]': 'open' } as const;

/** The checkout's calls. Every booking in an answer is cached, for the screens to read. */
export function createCheckoutCalls(queries: QueryClient) {
  const note = (booking: Booking) => {
    const queryKey = bookingKey(booking.id);
    // An earlier request may be answered later, and would undo the change in the cache.
    void queries.cancelQueries({ queryKey, exact: true }, { revert: false, silent: true });
    queries.setQueryData(queryKey, booking);
    return booking;
  };
  const bookingOf = (answer: { data?: { data: Booking } | undefined; response: Response }) => {
    hearTimeOf(answer.response);
    return note(dataOf(answer));
  };
  const findLatest = async (occurrenceId: string, state: 'open' | 'bought'): Promise<Booking | null> => {
    const query = { 'filter[occurrence]': occurrenceId, 'filter[state]': state, limit: 1 };
    const answer = await api.GET('/bookings', { ...keepPlace, params: { query } });
    hearTimeOf(answer.response);
    const [latest] = dataOf(answer);
    return latest ? note(latest) : null;
  };

  return {
    getOccurrence: async (event: string, occurrence: string): Promise<Occurrence> =>
      dataOf(
        await api.GET('/events/{event}/occurrences/{occurrence}', {
          ...keepPlace,
          params: { path: { event, occurrence } },
        }),
      ),
    findOpenBooking: (occurrenceId: string) => findLatest(occurrenceId, 'open'),
    findBoughtBooking: (occurrenceId: string) => findLatest(occurrenceId, 'bought'),
    getBooking: async (booking: string, signal?: AbortSignal): Promise<Booking> =>
      bookingOf(
        await api.GET('/bookings/{booking}', {
          ...keepPlace,
          params: { path: { booking } },
          ...(signal && { signal }),
        }),
      ),
    createBooking: async (occurrenceId: string, attendees: OrderLine[]): Promise<Booking> =>
      bookingOf(await api.POST('/bookings', { ...keepPlace, body: { occurrence_id: occurrenceId, attendees } })),
    mergeBooking: async (booking: string, attendees: OrderLine[]): Promise<Booking> =>
      bookingOf(await api.POST('/bookings/{booking}/merge', { ...of(booking), body: { attendees } })),
    deleteBooking: async (booking: string): Promise<Booking> =>
      bookingOf(
        await api.DELETE('/bookings/{booking}', {
          ...keepPlace,
          params: { path: { booking }, query: onlyWhileOpen },
        }),
      ),
    updateAttendees: async (booking: string, lines: Line[]): Promise<Booking> =>
      bookingOf(
        await api.PUT('/bookings/{booking}/attendees', { ...of(booking), body: { attendees: attendeesOf(lines) } }),
      ),
    /** Pays this total and no other. */
    payBooking: async (booking: string, total: number): Promise<void> => {
      await api.POST('/bookings/{booking}/pay', { ...keepPlace, params: { path: { booking }, query: { total } } });
    },
    extendBooking: async (booking: string): Promise<Booking> =>
      bookingOf(await api.POST('/bookings/{booking}/extend', of(booking))),
  };
}
