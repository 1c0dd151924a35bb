import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/portal.gen.ts';
import { api, dataOf } from './api/client.ts';

export type RentalTerms = components['schemas']['RentalTerms'];

/** The venues and equipment on offer, and for how long each can be hired. */
export const rentalTermsQuery = queryOptions({
  queryKey: ['rentals', 'terms'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/rentals/terms', { signal })),
});
