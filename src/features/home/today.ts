import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import type { Load } from '../../kit/api/load.ts';

/** The hour in Malta, and the next deadline. */
export type Today = components['schemas']['Today'];

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: async ({ signal }): Promise<Today> => dataOf(await api.GET('/today', { signal })),
});

/** Reads the hour and the deadline. A failed read is ignored: the page shows noon, and its usual words. */
export const loadToday: Load = (queries) => queries.prefetchQuery({ ...todayQuery, retry: false });

/** A light of the sky over the boat. */
export type Light = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'dusk';

const lights: readonly { until: number; light: Light }[] = [
  { until: 5, light: 'night' },
  { until: 8, light: 'dawn' },
  { until: 11, light: 'morning' },
  { until: 15, light: 'noon' },
  { until: 17, light: 'afternoon' },
  { until: 20, light: 'dusk' },
];

/** Returns the light at an hour from 0 to 23, as in Malta around the equinox. */
export const lightAt = (hour: number): Light => lights.find(({ until }) => hour < until)?.light ?? 'night';
