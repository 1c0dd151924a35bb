import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { profileQuery } from '../../kit/person/profile.ts';

export type Officers = components['schemas']['Officers'];
type Invite = components['schemas']['OfficerInvite'];

/** An organisation's officers, and the invitations that are open. */
export const officersQuery = (id: string) =>
  queryOptions({
    queryKey: ['me', 'officers', id],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/student-organisations/{id}/officers', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Changes who acts for an organisation by a call that answers with the officers as they are then. */
function useChange<Given>(id: string, call: (given: Given) => Promise<Officers>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (officers) => putAnswer(queries, officersQuery(id).queryKey, officers),
  });
}

export const useInviteOfficer = (id: string) =>
  useChange(id, async (body: Invite) =>
    dataOf(await api.POST('/student-organisations/{id}/officers', { params: { path: { id } }, body })),
  );

export const useWithdrawInvitation = (id: string) =>
  useChange(id, async (invitation: string) =>
    dataOf(
      await api.DELETE('/student-organisations/{id}/officers/invitations/{invitation}', {
        params: { path: { id, invitation } },
      }),
    ),
  );

/** Ends one's own office; the profile is read again. */
export function useLeaveOrganisation(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.DELETE('/student-organisations/{id}/officers/me', { params: { path: { id } } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}

/** The organisation that an invitation is for. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['officer-invitation', token],
    queryFn: async ({ signal }) => dataOf(await api.POST('/officer-invitations/look', { body: { token }, signal })),
    staleTime: 0,
  });

/** Accepts an invitation by its token; the profile is read again. */
export function useAcceptInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => dataOf(await api.POST('/officer-invitations', { body: { token } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}
