import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../openapi/portal.gen.ts';
import { ApiError } from '../api/api-error.ts';
import { api, dataOf } from '../api/client.ts';

export type CareerFile = components['schemas']['CareerFile'];

/** The person's career documents, latest first. */
export const documentsQuery = queryOptions({
  queryKey: ['me', 'documents'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/auth/career/files', { signal })),
});

/** One document, to be saved. */
export async function fetchDocument(fileId: string): Promise<Blob> {
  const { data } = await api.GET('/auth/career/files/{fileId}', {
    params: { path: { fileId } },
    headers: { accept: 'application/octet-stream' },
    parseAs: 'blob',
  });
  if (data === undefined) throw new ApiError(500, undefined);
  return data;
}

/** Removes a document for good. */
export function useDeleteDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (fileId: string) => {
      await api.DELETE('/auth/career/files/{fileId}', { params: { path: { fileId } } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  });
}
