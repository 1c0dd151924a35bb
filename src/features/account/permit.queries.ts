import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import type { permitOf } from '../../kit/details/permit.ts';

export type Permit = components['schemas']['PermitStatus'];
export type Purchase = components['schemas']['Purchase'];

/** The parking permit's state. Students only. */
export const permitQuery = queryOptions({
  queryKey: ['me', 'permit'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/parking-permit/status', { signal })),
});

/** Applies for a permit, or renews it; returns the payment that is due. */
export function useApplyForPermit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (answers: ReturnType<typeof permitOf>) =>
      dataOf(
        await api.POST('/auth/register/vehicle', {
          body: { ...answers, type: 'session', source: 'account' },
          bodySerializer: formDataOf,
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: permitQuery.queryKey }),
  });
}
