import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { createSeatMapModel, type SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { addressOf } from '../../kit/person/picture.ts';

type Schemas = components['schemas'];
export type Ride = Schemas['Carpool'];
export type FoundPerson = Schemas['FoundPassenger'];
export type ParkingDate = Schemas['ParkingDate'];

/** The interval for polling the free spaces, in milliseconds. */
const parkingPace = 10_000;

export const datesQuery = queryOptions({
  queryKey: ['carpool', 'dates'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/carpool/upcoming-available-parking/all', { signal })),
  staleTime: 0,
});

export const parkingQuery = (date: string) =>
  queryOptions({
    queryKey: ['carpool', 'parking', date],
    queryFn: async ({ signal }) =>
      dataOf(await api.POST('/carpool/available-parking/all', { body: { date }, signal })).free,
    staleTime: 0,
    refetchInterval: parkingPace,
  });

/** The car park's plan, ready to draw. */
export const planQuery = queryOptions({
  queryKey: ['carpool', 'plan'],
  queryFn: async ({ signal }): Promise<SeatMapModel> => {
    const parsed = parseSeatPlan(dataOf(await api.GET('/carpool/plan', { signal })));
    if (!parsed.ok) throw new ApiError(500, undefined);
    return createSeatMapModel(parsed.plan);
  },
  staleTime: Infinity,
});

export const messageQuery = queryOptions({
  queryKey: ['carpool', 'message'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/carpool/message', { signal })),
});

export const ridesQuery = queryOptions({
  queryKey: ['me', 'carpools'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/carpool/bookings', { signal })),
  staleTime: 0,
});

export const settingsQuery = queryOptions({
  queryKey: ['me', 'carpool-settings'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/carpool/settings', { signal })),
});

export const permitQuery = queryOptions({
  queryKey: ['carpool', 'permit'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/parking-permit/status', { signal })),
  staleTime: 0,
});

/** Sets the person's choice to be found by drivers. */
export function useFindable() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (findable: boolean) => dataOf(await api.PUT('/carpool/settings', { body: { findable } })),
    onSuccess: (settings) => putAnswer(queries, settingsQuery.queryKey, settings),
  });
}

export const useSearchPeople = () =>
  useMutation({
    mutationFn: async (search: string) =>
      dataOf(await api.GET('/carpool/search-passengers', { params: { query: { search } } })),
  });

/** The picture of a person in the car or in the results; undefined while there is none. */
export function usePersonPicture({ user_id, picture }: Pick<FoundPerson, 'user_id' | 'picture'>): string | undefined {
  const query = useQuery({
    queryKey: ['carpool', 'picture', picture],
    queryFn: async ({ signal }): Promise<string> => {
      const { data } = await api.GET('/carpool/people/{person}/picture', {
        params: { path: { person: user_id } },
        parseAs: 'blob',
        signal,
      });
      if (data === undefined) throw new ApiError(500, undefined);
      return addressOf(data);
    },
    enabled: picture !== null,
    retry: false,
    staleTime: Infinity,
  });
  return query.data;
}

/** A mutation of a ride, after which the list is fetched again; the callbacks are called before. */
export function useRideChange<Given>(
  change: (given: Given) => Promise<unknown>,
  { onChanged, onFailed }: { onChanged?: (given: Given) => void; onFailed?: (error: Error) => void } = {},
) {
  const queries = useQueryClient();
  const { onSuccess, onError } = readingAgain(() => queries.invalidateQueries({ queryKey: ridesQuery.queryKey }));
  return useMutation({
    mutationFn: change,
    onSuccess: (_, given) => {
      onChanged?.(given);
      return onSuccess();
    },
    onError: (error) => {
      onFailed?.(error);
      return onError();
    },
  });
}

const at = (id: string) => ({ params: { path: { carpoolId: id } } });

export const cancelRide = async (id: string) => dataOf(await api.DELETE('/carpool/bookings/{carpoolId}', at(id)));

export const answerRide = async ({ id, comes }: { id: string; comes: boolean }) =>
  dataOf(await api.PUT('/carpool/bookings/{carpoolId}/answer', { ...at(id), body: { comes } }));

export type Passengers = { id: string; added: readonly string[]; removed: readonly string[] };

/** Adds before it removes, so that the ride never lacks a passenger in between; in a full car, the other way round. */
export async function changePassengers({ id, added, removed }: Passengers, isFull: boolean): Promise<void> {
  const add = async () => {
    const body = { passengers: [...added] };
    if (added.length > 0) await api.POST('/carpool/bookings/{carpoolId}/passengers', { ...at(id), body });
  };
  const remove = async () => {
    const body = { passengers: [...removed] };
    if (removed.length > 0) await api.DELETE('/carpool/bookings/{carpoolId}/passengers', { ...at(id), body });
  };
  for (const each of isFull ? [remove, add] : [add, remove]) await each();
}

export async function fetchIcal(id: string): Promise<Blob> {
  return blobOf(await api.GET('/carpool/bookings/{carpoolId}/ical', { ...at(id), parseAs: 'blob' }));
}
