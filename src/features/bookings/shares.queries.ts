import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { useReadAgain } from './bookings.queries.ts';

export type Share = components['schemas']['BookingShare'];
export type OfferedShare = components['schemas']['OfferedShare'];

/** The interval for looking whether friends have paid, in milliseconds. */
const lookMs = 30_000;

/** True while it waits for the friend, or for whoever asked. */
export const isOpen = ({ state }: Share): boolean => state === 'asked' || state === 'declined' || state === 'taken';

/** The shares that the person asked friends to pay, the latest first. */
export const sharesQuery = queryOptions({
  queryKey: ['me', 'bookings', 'shares'],
  queryFn: async ({ signal }) => {
    const answer = await api.GET('/booking-shares', { signal });
    hearTimeOf(answer.response);
    return dataOf(answer);
  },
  refetchInterval: ({ state: { data } }) => (data?.some(isOpen) ? lookMs : false),
});

/** Mails a friend the link again. */
export function useRemind() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (share: string) =>
      dataOf(await api.POST('/booking-shares/{share}/remind', { params: { path: { share } } })),
    ...readingAgain(readAgain),
  });
}

/** Takes a friend's unpaid places back, to pay for them or release them. */
export function useTakeShareBack() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (share: string) =>
      dataOf(await api.POST('/booking-shares/{share}/take-back', { params: { path: { share } } })),
    ...readingAgain(readAgain),
  });
}

const offered = (token: string) => ['booking-share', token];

/** The places that a link asks someone to pay for, as shown to a visitor or to someone signed in. */
export const offeredShareQuery = (token: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...offered(token), isSignedIn],
    queryFn: async ({ signal }) => dataOf(await api.POST('/booking-shares/look', { body: { token }, signal })),
    staleTime: 0,
    retry: false,
  });

export function useTakeShare() {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: async (token: string) => dataOf(await api.POST('/booking-shares/take', { body: { token } })),
    onSuccess,
  });
}

export function useDeclineShare() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      await api.POST('/booking-shares/decline', { body: { token } });
    },
    // The places may have been taken, or be over, since the page was opened.
    onError: (_, token) => void queries.invalidateQueries({ queryKey: offered(token) }),
  });
}
