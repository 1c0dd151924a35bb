import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';

export type CardDeal = components['schemas']['CardDeal'];

/** The equipment that can be borrowed. */
export const equipmentQuery = queryOptions({
  queryKey: ['equipment'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/equipment', { signal })),
});

/** The student card's discounts. */
export const dealsQuery = queryOptions({
  queryKey: ['card-deals'],
  queryFn: async ({ signal }): Promise<CardDeal[]> => dataOf(await api.GET('/cards/deals', { signal })),
});

/** When cards can be ordered. */
export const cardDatesQuery = queryOptions({
  queryKey: ['card-dates'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/cards/opening-dates', { signal })),
});
