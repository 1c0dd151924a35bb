import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { anonymous } from '../../kit/api/anonymous.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { formDataOf } from '../../kit/api/form-data.ts';

export type Complaint = components['schemas']['Complaint'];
export type ComplaintMessage = components['schemas']['ComplaintMessage'];

/** The types of complaint. */
export const complaintTypesQuery = queryOptions({
  queryKey: ['complaint', 'types'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/complaint/types', { signal })),
});

/** The complaints that the person made under their name. */
export const myComplaintsQuery = queryOptions({
  queryKey: ['me', 'complaints'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/auth/complaints', { signal })),
});

/** One of them. The server counts answers as read once they are fetched: so no refetch in the background. */
export const myComplaintQuery = (id: string) =>
  queryOptions({
    queryKey: ['me', 'complaint', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/auth/complaints/{complaint}', { params: { path: { complaint: id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Reads an anonymous complaint by its code. Nothing of it is cached. */
export const readByCode = async (code: string): Promise<Complaint> =>
  dataOf(await api.GET('/complaints/anonymous', { ...anonymous, params: { header: { 'Complaint-Code': code } } }));

/** A further message, as typed. */
export interface Words {
  text: string;
  files: readonly File[];
}

/** Renames a file, so that its name gives nothing away. */
export const nameless = (file: File, at: number) => new File([file], `file-${at + 1}`, { type: file.type });

const formOf = ({ text, files }: Words) => ({
  body: { text, files: files.map(nameless) },
  bodySerializer: formDataOf,
});

/** Adds to one of the person's complaints. */
export function useWriteToComplaint(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (words: Words) =>
      dataOf(
        await api.POST('/auth/complaints/{complaint}/messages', {
          params: { path: { complaint: id } },
          ...formOf(words),
        }),
      ),
    onSuccess: async (complaint) => {
      await putAnswer(queries, myComplaintQuery(id).queryKey, complaint);
      void queries.invalidateQueries({ queryKey: myComplaintsQuery.queryKey });
    },
  });
}

/** Adds to an anonymous complaint. */
export const writeByCode = async (code: string, words: Words): Promise<Complaint> =>
  dataOf(
    await api.POST('/complaints/anonymous/messages', {
      ...anonymous,
      params: { header: { 'Complaint-Code': code } },
      ...formOf(words),
    }),
  );

const asFile = { headers: { accept: 'application/octet-stream' }, parseAs: 'blob' } as const;

/** A file of an anonymous complaint, to be saved. */
export const fetchFileByCode = async (code: string, file: string): Promise<Blob> =>
  blobOf(
    await api.GET('/complaints/anonymous/files/{file}', {
      ...anonymous,
      ...asFile,
      params: { path: { file }, header: { 'Complaint-Code': code } },
    }),
  );

/** A file of one of the person's complaints, to be saved. */
export const fetchMyFile = async (complaint: string, file: string): Promise<Blob> =>
  blobOf(
    await api.GET('/auth/complaints/{complaint}/files/{file}', { ...asFile, params: { path: { complaint, file } } }),
  );
