import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';
import { formDataOf } from '../api/form-data.ts';

export type Permit = components['schemas']['PermitStatus'];
export type Purchase = components['schemas']['Purchase'];

/** How the parking permit stands. Students only. */
export const permitQuery = queryOptions({
  queryKey: ['me', 'permit'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/parking-permit/status', { signal })),
});

/** A car and both sides of the driving licence. */
export interface PermitAnswers {
  numberPlate: string;
  front: Blob;
  back: Blob;
}

/** Applies for a permit, or renews it; answers with the payment that is due. */
export function useApplyForPermit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ numberPlate, front, back }: PermitAnswers) =>
      dataOf(
        await api.POST('/auth/register/vehicle', {
          body: { number_plate: numberPlate, images: [front, back], type: 'session', source: 'account' },
          bodySerializer: formDataOf,
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: permitQuery.queryKey }),
  });
}
