import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import type { ComplaintFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';
import { formDataOf } from '../../kit/api/form-data.ts';

export type ComplaintCase = components['schemas']['ComplaintCase'];
type ComplaintHandling = components['schemas']['ComplaintHandling'];

/** One page of the queue. */
export const complaintCasesQuery = (filter: ComplaintFilter) =>
  queueQuery('complaints', filter, ({ mine, ...query }, signal) =>
    api.GET('/desk/complaints', { params: { query: { ...query, ...(mine && { mine: true }) } }, signal }),
  );

export const complaintNumbersQuery = queryOptions({
  queryKey: ['desk', 'complaints', 'statistics'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/complaints/statistics', { signal })),
});

export const complaintCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'complaint', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/complaints/{complaint}', { params: { path: { complaint: id } }, signal })),
  });

/** Assigns, answers, closes or reopens. */
export const useHandleComplaint = (id: string) =>
  useCaseChange(
    complaintCaseQuery(id).queryKey,
    async (body: ComplaintHandling) =>
      dataOf(
        await api.POST('/desk/complaints/{complaint}', {
          params: { path: { complaint: id } },
          body,
          bodySerializer: formDataOf,
        }),
      ),
    'complaints',
  );

/** A file of either side, to be saved. */
export const fetchComplaintFile = async (complaint: string, file: string): Promise<Blob> =>
  blobOf(
    await api.GET('/desk/complaints/{complaint}/files/{file}', {
      params: { path: { complaint, file } },
      headers: { accept: 'application/octet-stream' },
      parseAs: 'blob',
    }),
  );
