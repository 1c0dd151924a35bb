import type { QueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import type { Line, OrderLine } from '../../../machines/checkout/choice.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import type { Booking } from './booking-facts.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { bookingQuery, eventQuery } from './checkout.queries.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import type { BookingFacts, Failure, Sharing } from '../../../machines/checkout/checkout.types.ts';
import { refusalsBy } from '../../kit/flow/from-request.ts';

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
  const note = async (booking: Booking) => {
    await putAnswer(queries, bookingQuery(booking.id).queryKey, booking);
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
    /** Reads the event that every step names, as far as it can be read now. */
    prefetchEvent: (slug: string): Promise<void> => queries.prefetchQuery(eventQuery(slug)),
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
    /** Puts this promo code on the booking; null takes it off. */
    changeCode: async (booking: string, code: string | null): Promise<Booking> =>
      bookingOf(
        code === null
          ? await api.DELETE('/bookings/{booking}/code', of(booking))
          : await api.PUT('/bookings/{booking}/code', { ...of(booking), body: { code } }),
      ),
    /** Asks friends to pay for places of the booking, which stay in it no longer. */
    payApart: async (booking: string, shares: Sharing[]): Promise<Booking> =>
      bookingOf(
        await api.POST('/bookings/{booking}/shares', {
          ...of(booking),
          body: { shares: shares.map(({ attendeeId, email }) => ({ attendee_id: attendeeId, email })) },
        }),
      ),
    /** Pays this total and no other. */
    payBooking: async (booking: string, total: number): Promise<void> => {
      await api.POST('/bookings/{booking}/pay', { ...keepPlace, params: { path: { booking }, query: { total } } });
    },
    extendBooking: async (booking: string): Promise<Booking> =>
      bookingOf(await api.POST('/bookings/{booking}/extend', of(booking))),
  };
}

const codes: Record<string, Failure['code']> = {
  seats_taken: 'seatsTaken',
  sold_out: 'soldOut',
  people_waiting: 'soldOut',
  past_the_offer: 'overLimit',
  past_the_share: 'overLimit',
  ticket_not_on_sale: 'soldOut',
  over_the_limit: 'overLimit',
  missing_field: 'namesRefused',
  not_in_list: 'namesRefused',
  unprintable: 'namesRefused',
  exchange_tickets: 'overLimit',
  exchange_over: 'holdEnded',
  exchange_given: 'holdEnded',
  exchange_entered: 'holdEnded',
  transfer_open: 'holdEnded',
  cancel_too_late: 'holdEnded',
  promo_unknown: 'codeUnknown',
  promo_not_yet: 'codeNotYet',
  promo_over: 'codeOver',
  promo_used_up: 'codeUsedUp',
  promo_used_by_you: 'codeUsedByYou',
  promo_not_for_these: 'codeNotForThese',
  too_many_tries: 'codeTriedTooOften',
  apart_too_late: 'shareTooLate',
  apart_already: 'shareAlready',
  apart_not_offered: 'shareNotOffered',
  too_many_tickets_sent: 'shareTooMany',
  share_to_self: 'shareToSelf',
  hold_ended: 'holdEnded',
  not_in_this_state: 'holdEnded',
  already_paid: 'holdEnded',
  bookings_closed: 'holdEnded',
  bookings_not_open: 'holdEnded',
  event_cancelled: 'holdEnded',
};

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

export const isSignedOut = (error: unknown): boolean => hasStatus(error, 401);

/** True if this person has no such booking. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);

/** True if the booking can no longer be changed because it has ended: a new one can be started. */
export const isBookingOver = (error: unknown): boolean =>
  isGone(error) ||
  (error instanceof ApiError && (error.body?.code === 'hold_ended' || error.body?.code === 'not_in_this_state'));

/** Thrown if the payable total is not the one that the person saw; `booking` has the current one. */
export class TotalChanged extends Error {
  readonly booking: BookingFacts;

  constructor(booking: BookingFacts) {
    super('The total has changed.');
    this.booking = booking;
  }
}

/** Thrown if places are held, but a promo code isn't used for them; `cause` says why. */
export class CodeRefused extends Error {
  readonly booking: BookingFacts;

  constructor(booking: BookingFacts, cause: unknown) {
    super('The code was refused.', { cause });
    this.booking = booking;
  }
}

/** Thrown if places were to take the place of another booking, and are no longer held. */
export class ExchangeOver extends Error {}

/** True if the booking's price is not the one that the person saw. */
export const isAnotherTotal = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'total_changed';

const refusalOf = refusalsBy<Failure['code']>({ codes, statuses: { 404: 'holdEnded' } });

/** Translates a refused call into the chart's terms. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TotalChanged) return { code: 'totalChanged', taken: [], booking: error.booking };
  if (error instanceof ExchangeOver) return { code: 'holdEnded', taken: [] };
  if (error instanceof CodeRefused) return { ...failureOf(error.cause), booking: error.booking };
  const { code, fields } = refusalOf(error);
  // For seats that are taken, the server sends their guids in place of field names.
  return { code, taken: code === 'seatsTaken' ? Object.keys(fields) : [] };
}
