import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';

export type AccountDetails = components['schemas']['AccountDetails'];

/** All details that the person has given, while registering and since. */
export const detailsQuery = queryOptions({
  queryKey: ['me', 'details'],
  queryFn: async ({ signal }): Promise<AccountDetails> => dataOf(await api.GET('/auth/me/details', { signal })),
});
