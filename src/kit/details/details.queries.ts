import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';

export type AccountDetails = components['schemas']['AccountDetails'];

/** Everything that the person told about themselves, while registering as well as afterwards. */
export const detailsQuery = queryOptions({
  queryKey: ['me', 'details'],
  queryFn: async ({ signal }): Promise<AccountDetails> => dataOf(await api.GET('/auth/me/details', { signal })),
});
