import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';
import { serverClock } from '../clock/portal-clock.ts';

export type TedxEvent = components['schemas']['EventSummary'];

const days = 30;
const limit = 4;
const dayMs = 24 * 60 * 60 * 1000;

/** The conferences from the start of today until thirty days from now, in Universal Time; at most four. */
export const tedxEventsQuery = queryOptions({
  queryKey: ['tedx', 'events'],
  queryFn: async ({ signal }): Promise<TedxEvent[]> => {
    const today = Math.floor(serverClock.now() / dayMs) * dayMs;
    const query = {
      limit,
      'filter[class]': 'tedx' as const,
      'filter[starts_after]': new Date(today).toISOString(),
      'filter[starts_before]': new Date(today + days * dayMs).toISOString(),
    };
    return dataOf(await api.GET('/events', { params: { query }, signal }));
  },
});
