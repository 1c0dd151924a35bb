import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { dayMs, startOfDay } from '../../kit/i18n/dates.ts';

export type TedxEvent = components['schemas']['EventSummary'];

const days = 30;
const limit = 4;
/** The conferences from the start of today in Malta until thirty days from then; at most four. */
export const tedxEventsQuery = queryOptions({
  queryKey: ['tedx', 'events'],
  queryFn: async ({ signal }): Promise<TedxEvent[]> => {
    const today = startOfDay(serverClock.now());
    const query = {
      limit,
      'filter[class]': 'tedx' as const,
      'filter[starts_after]': new Date(today).toISOString(),
      'filter[starts_before]': new Date(today + days * dayMs).toISOString(),
    };
    return dataOf(await api.GET('/events', { params: { query }, signal }));
  },
});
