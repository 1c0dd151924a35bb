import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import type { BookingFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';

export type DeskBooking = components['schemas']['DeskBooking'];
export type DeskTicket = components['schemas']['DeskTicket'];
export type DeskOccurrence = components['schemas']['DeskOccurrence'];
export type BookingChange = Omit<components['schemas']['DeskBookingChange'], 'version'>;

/** One page of bookings; without a filter, those with a failing refund. */
export const bookingsQuery = (filter: BookingFilter) =>
  queueQuery('bookings', filter, (query, signal) => api.GET('/desk/bookings', { params: { query }, signal }));

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'booking', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/bookings/{booking}', { params: { path: { booking: id } }, signal })),
  });

/** True if the server has decided against a change; without an answer, or without a session, it may have been made before. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

/** The version with which a change was sent and not answered, by booking and change. */
const unanswered = new Map<string, DeskBooking['version']>();

/**
 * Changes the booking as the person saw it; one that has changed since is fetched again. A change without an answer may have been made: sent
 * again, it is the same request with the same version, so that nothing is refunded twice.
 */
export function useChangeBooking({ id, version }: Pick<DeskBooking, 'id' | 'version'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: BookingChange) => {
      const wish = JSON.stringify([id, change]);
      const body = { ...change, version: unanswered.get(wish) ?? version };
      unanswered.set(wish, body.version);
      try {
        const answer = await api.POST('/desk/bookings/{booking}', { params: { path: { booking: id } }, body });
        unanswered.delete(wish);
        return dataOf(answer);
      } catch (error) {
        if (isRefusal(error)) unanswered.delete(wish);
        throw error;
      }
    },
    onSuccess: async (booking) => {
      await putAnswer(queries, bookingQuery(id).queryKey, booking);
      void queries.invalidateQueries({ queryKey: ['desk', 'bookings'] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
  });
}

export type ChangeBooking = ReturnType<typeof useChangeBooking>;

/** One page of dates. */
export const datesQuery = (filter: { page: number | undefined }) =>
  queueQuery('dates', filter, (query, signal) => api.GET('/desk/occurrences', { params: { query }, signal }));

/** The interval for polling the progress of a cancelled date, in milliseconds. */
const progressMs = 3000;

const isUnderWay = ({ is_cancelled, progress }: DeskOccurrence): boolean =>
  is_cancelled && progress.left + progress.pending + progress.failed > 0;

export const dateQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'date', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/occurrences/{occurrence}', { params: { path: { occurrence: id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? progressMs : false),
  });

/** The parties that wait for a date, in their order. */
export const waitingQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'date', id, 'waiting'],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/occurrences/{occurrence}/waiting', { params: { path: { occurrence: id } }, signal })),
  });

export function useCallOff(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string) =>
      dataOf(
        await api.POST('/desk/occurrences/{occurrence}', { params: { path: { occurrence: id } }, body: { reason } }),
      ),
    onSuccess: (date) => putAnswer(queries, dateQuery(id).queryKey, date),
    // A colleague may have called it off: then the page says who and when.
    onError: () => void queries.invalidateQueries({ queryKey: dateQuery(id).queryKey }),
  });
}

/** The bookings of a date as a table. */
export const fetchBookingTable = async (id: string): Promise<Blob> =>
  blobOf(
    await api.GET('/desk/occurrences/{occurrence}/bookings', {
      params: { path: { occurrence: id } },
      headers: { accept: 'text/csv' },
      parseAs: 'blob',
    }),
  );
