import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { anonymous } from '../../kit/api/anonymous.ts';

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
