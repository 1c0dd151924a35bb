import { useTranslation } from 'react-i18next';
import type { Line } from '../../../machines/checkout/choice.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { createSeatMapModel, type SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import type { Booking } from './booking-facts.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { type Profile, useFact } from './checkout.flow.ts';

interface DateOfEvent {
  eventSlug: string;
  occurrenceId: string;
}

const pathOf = ({ eventSlug, occurrenceId }: DateOfEvent) => ({
  params: { path: { event: eventSlug, occurrence: occurrenceId } },
});

/** The person who is signed in. */
export const profileQuery = queryOptions({
  queryKey: ['checkout', 'profile'],
  queryFn: async ({ signal }): Promise<Profile> => dataOf(await api.GET('/auth/me', { ...keepPlace, signal })),
  staleTime: 0,
});

export const bookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['checkout', 'booking', bookingId],
    queryFn: async ({ signal }): Promise<Booking> => {
      const answer = await api.GET('/bookings/{booking}', {
        ...keepPlace,
        params: { path: { booking: bookingId } },
        signal,
      });
      hearTimeOf(answer.response);
      return dataOf(answer);
    },
  });

/** The checkout's booking in the server's latest answer; undefined while there is none. */
export function useHeldBooking(): Booking | undefined {
  const bookingId = useFact(({ context }) => context.booking?.id);
  return useQuery({ ...bookingQuery(bookingId ?? ''), enabled: bookingId !== undefined }).data;
}

const useDate = (): DateOfEvent => ({
  eventSlug: useFact(({ context }) => context.eventSlug),
  occurrenceId: useFact(({ context }) => context.occurrenceId ?? ''),
});

/** An event with its dates. */
export const eventQuery = (eventSlug: string) =>
  queryOptions({
    queryKey: ['checkout', 'event', eventSlug],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/events/slug/{slug}', { params: { path: { slug: eventSlug } }, signal })),
  });

/** The checkout's event. */
export function useEvent() {
  const { eventSlug } = useDate();
  return useQuery(eventQuery(eventSlug));
}

/** The chosen date; undefined until the event is there. */
export function useChosenOccurrence() {
  const { occurrenceId } = useDate();
  return useEvent().data?.occurrences.find(({ id }) => id === occurrenceId);
}

/** The kinds of tickets for the chosen date. */
export function useTickets() {
  const date = useDate();
  return useQuery({
    queryKey: ['checkout', 'tickets', date],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/events/{event}/occurrences/{occurrence}/tickets', { ...pathOf(date), signal })),
  });
}

/** A seating plan, ready to draw, and the names on it in the page's language. */
type Hall = { model: SeatMapModel; words: Record<string, string> };

function useHall<Part>(select: (hall: Hall) => Part) {
  const date = useDate();
  return useQuery({
    queryKey: ['checkout', 'plan', date],
    queryFn: async ({ signal }): Promise<Hall> => {
      const answer = await api.GET('/events/{event}/occurrences/{occurrence}/seating/plan', {
        ...pathOf(date),
        signal,
      });
      const drawn = dataOf(answer);
      const parsed = parseSeatPlan(drawn);
      if (!parsed.ok) throw new Error(`The seating plan is broken: ${parsed.problems[0]?.reason ?? ''}`);
      return { model: createSeatMapModel(parsed.plan), words: drawn.words ?? {} };
    },
    select,
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/** The chosen date's seating plan. */
export const useSeatMapModel = () => useHall(({ model }) => model);

/** A name on the plan in the page's language; one without a translation as drawn. */
export function usePlanWords(): (word: string) => string {
  const { data: words } = useHall((hall) => hall.words);
  return (word) => words?.[word] ?? word;
}

/** The seats' states: all of them, or with `since` those that changed after that answer. */
export async function getSeating({
  since,
  signal,
  ...date
}: DateOfEvent & { since: string | undefined; signal: AbortSignal }) {
  const { params } = pathOf(date);
  const query = since === undefined ? {} : { since };
  const answer = await api.GET('/events/{event}/occurrences/{occurrence}/seating', {
    params: { ...params, query },
    signal,
  });
  return dataOf(answer);
}

/** The shares that friends were asked to pay out of a booking; asked for again once places have left it. */
export const sharesQuery = ({ id, attendees }: Booking) =>
  queryOptions({
    queryKey: ['checkout', 'shares', id, attendees.length],
    queryFn: async ({ signal }) => {
      const shares = dataOf(await api.GET('/booking-shares', { ...keepPlace, signal }));
      return shares.filter(({ booking_id: booking, expires_at }) => booking === id && expires_at !== null);
    },
  });

/** The tickets of a paid booking as a PDF. */
export async function fetchTickets(bookingId: string): Promise<Blob> {
  return blobOf(
    await api.GET('/bookings/{booking}/tickets', {
      ...keepPlace,
      params: { path: { booking: bookingId } },
      parseAs: 'blob',
    }),
  );
}

type Exchange = NonNullable<Booking['exchange']>;
type MovedTicket = Exchange['tickets'][number];

/** True while the places are to take the place of another booking, also once they are no longer held. */
export const useIsExchange = (): boolean => useFact(({ context }) => context.isExchange);

/** Returns the first of the tickets to move for which no place is held yet; undefined where all have one, or none are to move. */
export function useMissingTicket(lines: readonly Line[]): MovedTicket | undefined {
  const left = lines.map(({ ticketId }) => ticketId);
  return useHeldBooking()?.exchange?.tickets.find(({ ticket_id }) => {
    const at = left.indexOf(ticket_id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns a function that says what an exchange costs or gives back: in a sentence, or in as few words as beside a sum. */
export function useDifferenceWords(form: 'sentence' | 'short' = 'sentence'): (exchange: Exchange) => string {
  const { t } = useTranslation('checkout');
  const isShort = form === 'short';
  return ({ due, back }) => {
    if (due.amount > 0) return t(isShort ? 'exchange.moreShort' : 'exchange.more', { sum: due.formatted });
    if (back.amount > 0) return t(isShort ? 'exchange.backShort' : 'exchange.back', { sum: back.formatted });
    return t(isShort ? 'exchange.evenShort' : 'exchange.even');
  };
}

/** Returns the exchange that the held places make, once each ticket has one; undefined before, and where there is none. */
export function useWholeExchange(): Exchange | undefined {
  const booking = useHeldBooking();
  const { exchange, attendees = [] } = booking ?? {};
  return exchange && attendees.length === exchange.tickets.length ? exchange : undefined;
}
