import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Results } from '../content/ResultList.tsx';

type Given<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> };

const nothing = { page: 1, pages: 0, total: 0 };

interface Answer<Item> {
  data?: { data: Item[]; meta: Results<Item>['meta'] };
}

/** One page of a queue. `fetchPage` makes the call, which leaves out what the filter doesn't have. */
export const queueQuery = <Item, Filter extends object>(
  name: string,
  filter: Filter,
  fetchPage: (filter: Given<Filter>, signal: AbortSignal) => Promise<Answer<Item>>,
) =>
  queryOptions({
    queryKey: ['desk', name, filter],
    queryFn: async ({ signal }): Promise<Results<Item>> => {
      const { data } = await fetchPage(filter, signal);
      return { items: data?.data ?? [], meta: data?.meta ?? nothing };
    },
    placeholderData: keepPreviousData,
  });

/** One of the choices in a queue's address; undefined for any other text. */
export const choiceIn = <Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((each) => each === query.get(name));
