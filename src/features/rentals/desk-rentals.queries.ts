import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import type { RentalFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';

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

/** Decides on a request as it was seen, or takes things back. What was refused is read again: somebody else may have been quicker. */
export function useDecideRental({ request: { id: request }, version }: Pick<RentalCase, 'request' | 'version'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (decision: RentalDecision) => {
      const body = { ...decision, version };
      return dataOf(await api.POST('/desk/rentals/{request}', { params: { path: { request } }, body }));
    },
    onSuccess: async (data) => {
      await putAnswer(queries, rentalCaseQuery(request).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['desk', 'rentals'] });
      void queries.invalidateQueries({ queryKey: ['desk', 'counts'] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: rentalCaseQuery(request).queryKey }),
  });
}
