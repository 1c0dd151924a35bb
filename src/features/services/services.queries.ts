import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { rentalTermsQuery } from '../../kit/rental-terms.ts';

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

/** Reads the text of a service together with its page's other data. */
const withText =
  (slug: string, rest: (queries: QueryClient) => Promise<unknown>[]): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), ...rest(queries)]);

/** Reads the venues and equipment for rent. */
export const loadRentals = withText('rentals', (queries) => [
  queries.fetchQuery(rentalTermsQuery),
  queries.fetchQuery(equipmentQuery),
]);

/** Reads the student card's discounts, and when the card can be ordered. */
export const loadCard = withText('student-card', (queries) => [
  queries.fetchQuery(dealsQuery),
  queries.fetchQuery(cardDatesQuery),
]);
