import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { hearTimeOf, serverClock } from '../../kit/clock/portal-clock.ts';

export type Booking = components['schemas']['Booking'];
export type Attendee = components['schemas']['Attendee'];
type AttendeeUpdate = components['schemas']['AttendeeUpdate'];

/** `open` are held, `bought` are paid, `over` have ended or been given back. */
export type BookingGroup = 'open' | 'bought' | 'over';

const key = ['me', 'bookings'] as const;
const mostOnPage: Record<BookingGroup, number> = { open: 50, bought: 50, over: 12 };

/** The interval for polling a pending refund, in milliseconds. */
const refundMs = 5000;

/** A page of the person's own bookings of one group, latest first. */
export const bookingsQuery = (group: BookingGroup, page = 1) =>
  queryOptions({
    queryKey: [...key, group, page],
    queryFn: async ({ signal }) => {
      const query = { 'filter[state]': group, page, limit: mostOnPage[group] };
      const { data, response } = await api.GET('/bookings', { params: { query }, signal });
      if (data === undefined) throw new ApiError(500, undefined);
      hearTimeOf(response);
      return { bookings: data.data, meta: data.meta, now: serverClock.now() };
    },
    refetchInterval: ({ state: { data } }) =>
      data?.bookings.some(({ refunds }) => refunds.some(({ state }) => state === 'refund_pending')) ? refundMs : false,
  });

/** Fetches all bookings again. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

/** Releases a hold, or cancels a bought booking; refused if its state has changed. The caller fetches the lists again later. */
export const useCancelBooking = (id: string, state: 'open' | 'bought') =>
  useMutation({
    mutationFn: async () => {
      const params = { path: { booking: id }, query: { 'filter[state]': state } };
      return dataOf(await api.DELETE('/bookings/{booking}', { params }));
    },
  });

/** Cancels one ticket of several that were bought. The caller fetches the lists again once the dialog is closed. */
export const useCancelTicket = (id: string) =>
  useMutation({
    mutationFn: async (ticket: string) =>
      dataOf(
        await api.DELETE('/bookings/{booking}/attendees', {
          params: { path: { booking: id }, query: { 'filter[state]': 'bought' } },
          body: { attendees: [{ id: ticket }] },
        }),
      ),
  });

/** The dates of an event. */
export const otherDatesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['events', 'dates', slug],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/events/slug/{slug}', { params: { path: { slug } }, signal })).occurrences,
    staleTime: 0,
  });

/** Begins to move a bought booking to another date: places there are held until the difference is settled. `onHeld` gets the new booking. */
export function useExchangeBooking(id: string, onHeld: (booking: Booking) => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (occurrence: string) =>
      dataOf(
        await api.POST('/bookings/{booking}/exchange', {
          params: { path: { booking: id } },
          body: { occurrence_id: occurrence },
        }),
      ),
    // The button that was pressed is gone once the list is read again.
    onSuccess: (booking) => {
      onHeld(booking);
      void readAgain();
    },
  });
}

/** Names the attendee of a place. */
export function useRenameAttendee(id: string) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (attendee: AttendeeUpdate) =>
      dataOf(
        await api.PUT('/bookings/{booking}/attendees', {
          params: { path: { booking: id } },
          body: { attendees: [attendee] },
        }),
      ),
    onSuccess: readAgain,
  });
}
