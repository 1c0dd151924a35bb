import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../api/blob-of.ts';
import { api, dataOf } from '../api/client.ts';
import { formDataOf } from '../api/form-data.ts';
import { sendingWith, type OnProgress } from '../api/upload.ts';

export type CareerFile = components['schemas']['CareerFile'];

/** The person's career documents, latest first. */
export const documentsQuery = queryOptions({
  queryKey: ['me', 'documents'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/auth/career/files', { signal })),
});

/** Fetches one document, to be saved. */
export async function fetchDocument(fileId: string): Promise<Blob> {
  return blobOf(
    await api.GET('/auth/career/files/{fileId}', {
      params: { path: { fileId } },
      headers: { accept: 'application/octet-stream' },
      parseAs: 'blob',
    }),
  );
}

/** Deletes a document for good. The caller fetches the list again once the dialog is closed. */
export const useDeleteDocument = () =>
  useMutation({
    mutationFn: async (fileId: string) => {
      await api.DELETE('/auth/career/files/{fileId}', { params: { path: { fileId } } });
    },
  });

/** A document, its name, and a callback for the progress of the upload. */
export interface DocumentUpload {
  file: File;
  name: string;
  onProgress: OnProgress;
  /** The document that it replaces, wherever that one is attached; none for one more. */
  replaces?: string | undefined;
}

/** Adds a document, or replaces one. */
export function useUploadDocument() {
  const readAgain = useReadDocuments();
  return useMutation({
    mutationFn: async ({ file, name, onProgress, replaces }: DocumentUpload) => {
      const how = { body: { file, file_name: name }, bodySerializer: formDataOf, fetch: sendingWith(onProgress) };
      if (replaces === undefined) return dataOf(await api.POST('/auth/career/files', how));
      return dataOf(await api.PUT('/auth/career/files/{fileId}', { ...how, params: { path: { fileId: replaces } } }));
    },
    onSuccess: readAgain,
  });
}

/** Fetches the list again. */
export function useReadDocuments(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: documentsQuery.queryKey });
}
