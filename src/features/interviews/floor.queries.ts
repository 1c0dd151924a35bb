import { queryOptions } from '@tanstack/react-query';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { createSeatMapModel, type SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';

/** The expo's floor, ready to draw. */
export const floorQuery = queryOptions({
  queryKey: ['careers', 'floor'],
  queryFn: async ({ signal }): Promise<SeatMapModel> => {
    const parsed = parseSeatPlan(dataOf(await api.GET('/careers/floor-plan', { signal })));
    if (!parsed.ok) throw new ApiError(500, undefined);
    return createSeatMapModel(parsed.plan);
  },
  staleTime: Infinity,
});
