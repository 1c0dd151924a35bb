import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import type { RentalFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';

export type RentalCase = components['schemas']['RentalCase'];
type RentalDecision = Omit<components['schemas']['RentalDecision'], 'version'>;

/** One page of the requests. */
export const rentalCasesQuery = (filter: RentalFilter) =>
  queueQuery('rentals', filter, (query, signal) => api.GET('/desk/rentals', { params: { query }, signal }));

export const rentalCaseQuery = (request: string) =>
  queryOptions({
    queryKey: ['desk', 'rental', request],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/rentals/{request}', { params: { path: { request } }, signal })),
  });

/** A document that came with a request, to be saved. */
export const fetchCaseDocument = async (request: string, document: string): Promise<Blob> =>
  blobOf(
    await api.GET('/desk/rentals/{request}/documents/{document}', {
      params: { path: { request, document } },
      headers: { accept: 'application/octet-stream' },
      parseAs: 'blob',
    }),
  );

/** Decides on a request as it was seen, or takes things back. */
export const useDecideRental = ({ request: { id: request }, version }: Pick<RentalCase, 'request' | 'version'>) =>
  useCaseChange(
    rentalCaseQuery(request).queryKey,
    async (decision: RentalDecision) => {
      const body = { ...decision, version };
      return dataOf(await api.POST('/desk/rentals/{request}', { params: { path: { request } }, body }));
    },
    'rentals',
  );
