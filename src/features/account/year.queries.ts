import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';

export type FloorYear = components['schemas']['FloorYear'];

/** The events that the person went to, by scholastic year, the latest first; this year is always among them. */
export const floorQuery = queryOptions({
  queryKey: ['me', 'floor'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/floor', { signal })),
});
