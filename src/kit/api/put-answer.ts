import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the server's answer to a change in place of a query's data. A read that is still under way is ended: answered later, it would bring
 * back the state before the change.
 */
export async function putAnswer<Key extends QueryKey, Data, Refusal>(
  queries: QueryClient,
  queryKey: DataTag<Key, Data, Refusal>,
  data: NoInfer<Data>,
): Promise<void> {
  const key: QueryKey = queryKey;
  await queries.cancelQueries({ queryKey: key, exact: true });
  queries.setQueryData(key, data);
}
