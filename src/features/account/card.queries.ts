import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { useOneAtATime } from '../../kit/api/use-one-at-a-time.ts';

export type Card = components['schemas']['StudentCard'];
export type Deal = components['schemas']['CardDeal'];

/** The student card's state. Students only. */
export const cardQuery = queryOptions({
  queryKey: ['me', 'card'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/cards/mine', { signal })),
});

/** The card's discounts. */
export const dealsQuery = queryOptions({
  queryKey: ['card-deals'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/cards/deals', { signal })),
});

/** When cards can be ordered. */
export const cardDatesQuery = queryOptions({
  queryKey: ['card-dates'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/cards/opening-dates', { signal })),
});

const orderKey = ['me', 'card', 'order'];

/** Orders the card, unless it is being ordered; returns the payment that is due. */
export function useOrderCard() {
  const queries = useQueryClient();
  const ordering = useMutation({
    mutationKey: orderKey,
    mutationFn: async () =>
      dataOf(await api.POST('/auth/register/cards', { params: { query: { type: 'session', source: 'account' } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: cardQuery.queryKey }),
  });
  return useOneAtATime(orderKey, ordering);
}
