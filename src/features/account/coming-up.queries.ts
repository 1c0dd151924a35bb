import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';

export type Booking = components['schemas']['Booking'];
export type Waiting = components['schemas']['WaitingPlace'];
export type Ride = components['schemas']['Carpool'];
export type RentalRequest = components['schemas']['RentalRequest'];
export type Interview = components['schemas']['Interview'];
export type Complaint = components['schemas']['ComplaintEntry'];
export type TogaRental = components['schemas']['TogaRental'];

const most = 50;

/** The person's own bookings that are held (`open`) or paid (`bought`). */
export const ownBookingsQuery = (state: 'open' | 'bought') =>
  queryOptions({
    queryKey: ['me', 'bookings', 'overview', state],
    queryFn: async ({ signal }) => {
      const query = { 'filter[state]': state, page: 1, limit: most };
      return dataOf(await api.GET('/bookings', { params: { query }, signal }));
    },
  });

/** The dates whose waiting lists the person is on. */
export const ownWaitingQuery = queryOptions({
  queryKey: ['me', 'bookings', 'overview', 'waiting'],
  queryFn: async ({ signal }) =>
    dataOf(await api.GET('/waiting', { signal })).filter(({ state }) => state === 'queued'),
});

/** The person's own toga rentals. */
export const ownTogasQuery = queryOptions({
  queryKey: ['me', 'togas'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/toga-fitting/rentals', { signal })),
});

/** The person's own requests for the union's venues and equipment. */
export const ownRentalsQuery = queryOptions({
  queryKey: ['me', 'rentals'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/rentals/requests', { signal })),
});

/** The person's own interviews at the careers expo. */
export const ownInterviewsQuery = queryOptions({
  queryKey: ['me', 'interviews'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/careers/interviews', { signal })),
});

/** The person's shared rides. */
export const ownRidesQuery = queryOptions({
  queryKey: ['me', 'carpools'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/carpool/bookings', { signal })),
});

/** The complaints that the person sent with their name. */
export const ownComplaintsQuery = queryOptions({
  queryKey: ['me', 'complaints'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/auth/complaints', { signal })),
  staleTime: 0,
});
