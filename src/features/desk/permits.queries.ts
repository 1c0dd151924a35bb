import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import type { PermitFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';

export type PermitCase = components['schemas']['PermitCase'];
export type PermitEvent = components['schemas']['PermitEvent'];
type Decision = Omit<components['schemas']['PermitDecision'], 'version'>;

/** One page of the applications. */
export const permitsQuery = (filter: PermitFilter) =>
  queueQuery('permits', filter, (query, signal) => api.GET('/desk/permits', { params: { query }, signal }));

export const permitQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'permit', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/permits/{permit}', { params: { path: { permit: id } }, signal })),
  });

/** A photo of the licence. */
export const licenceQuery = (id: string, side: 'front' | 'back') =>
  queryOptions({
    queryKey: ['desk', 'permit', id, side],
    queryFn: async ({ signal }) =>
      blobOf(
        await api.GET('/desk/permits/{permit}/licence/{side}', {
          params: { path: { permit: id, side } },
          headers: { accept: 'image/jpeg' },
          parseAs: 'blob',
          signal,
        }),
      ),
  });

/** Approves or declines the application as it was seen. */
export const useDecidePermit = ({ id, version }: Pick<PermitCase, 'id' | 'version'>) =>
  useCaseChange(
    permitQuery(id).queryKey,
    async (decision: Decision) => {
      const body = { ...decision, version };
      return dataOf(await api.POST('/desk/permits/{permit}', { params: { path: { permit: id } }, body }));
    },
    'permits',
  );

/** All permits as a table. */
export const fetchPermitTable = async (): Promise<Blob> =>
  blobOf(await api.GET('/desk/permits/export', { headers: { accept: 'text/csv' }, parseAs: 'blob' }));
