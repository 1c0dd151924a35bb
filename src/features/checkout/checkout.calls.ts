import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { newKey } from '../../kit/api/new-key.ts';
import type { Line, OrderLine } from '../../../machines/checkout/lines.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import type { Booking } from './booking-facts.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { bookingKey } from './checkout.queries.ts';
import { createIntents } from '../../kit/api/intents.ts';

export type Occurrence = components['schemas']['Occurrence'];

/** What the checkout asks of the portal. Each rejects with an ApiError when refused; writes can be repeated without harm. */
export type CheckoutCalls = ReturnType<typeof createCheckoutCalls>;

/** Whether the server said anything at all. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.status > 0 && error.status < 500;

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

const writing = (booking: string, key: string) => ({
  ...keepPlace,
  params: { path: { booking }, header: { 'Idempotency-Key': key } },
});

/** Places are let go of only while nobody has paid for them, in another tab for example. */
const onlyWhileOpen = ({ params, ...rest }: ReturnType<typeof writing>) => ({
  ...rest,
  params: { ...params, query: { 'filter[state]': 'open' as const } },
});

/** The checkout's calls. Every booking that is answered is kept in the cache, where the screens find it. */
export function createCheckoutCalls(queries: QueryClient) {
  const intents = createIntents(newKey, isAnswer);
  const note = (booking: Booking) => {
    const queryKey = bookingKey(booking.id);
    // What was asked before may be answered later: it would bring back what was changed in between.
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
    createBooking: (occurrenceId: string, attendees: OrderLine[]): Promise<Booking> =>
      intents.run(['create', occurrenceId, attendees], async (key) =>
        bookingOf(
          await api.POST('/bookings', {
            ...keepPlace,
            params: { header: { 'Idempotency-Key': key } },
            body: { occurrence_id: occurrenceId, attendees },
          }),
        ),
      ),
    mergeBooking: (booking: string, attendees: OrderLine[]): Promise<Booking> =>
      intents.run(['merge', booking, attendees], async (key) =>
        bookingOf(await api.POST('/bookings/{booking}/merge', { ...writing(booking, key), body: { attendees } })),
      ),
    deleteBooking: (booking: string): Promise<Booking> =>
      intents.run(['delete', booking], async (key) =>
        bookingOf(await api.DELETE('/bookings/{booking}', onlyWhileOpen(writing(booking, key)))),
      ),
    updateAttendees: (booking: string, lines: Line[]): Promise<Booking> =>
      intents.run(['update', booking, lines], async (key) =>
        bookingOf(
          await api.PUT('/bookings/{booking}/attendees', {
            ...writing(booking, key),
            body: { attendees: attendeesOf(lines) },
          }),
        ),
      ),
    /** Pays no other total than this one. */
    payBooking: (booking: string, total: number): Promise<void> =>
      intents.run(['pay', booking, total], async (key) => {
        const { params, ...rest } = writing(booking, key);
        await api.POST('/bookings/{booking}/pay', { ...rest, params: { ...params, query: { total } } });
      }),
    extendBooking: (booking: string): Promise<Booking> =>
      intents.run(['extend', booking], async (key) =>
        bookingOf(await api.POST('/bookings/{booking}/extend', writing(booking, key))),
      ),
  };
}
