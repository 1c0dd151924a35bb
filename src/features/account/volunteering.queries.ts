import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../kit/api/client.ts';
import { profileQuery } from '../../kit/session/profile.ts';

/** Changes the person's answer on volunteering. */
export function useVolunteer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isVolunteer: boolean) =>
      dataOf(await api.PUT('/auth/volunteer', { body: { is_volunteer: isVolunteer } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}
