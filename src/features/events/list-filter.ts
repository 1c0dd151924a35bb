import type { EventFilter } from '../../kit/paths.ts';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';

/** Reads the filter from the query string of a list of events. Invalid values are left out. */
export function filterOf(search: string): EventFilter {
  const query = new URLSearchParams(search);
  return {
    page: pageIn(query),
    type: wordsIn(query, 'type'),
    search: wordsIn(query, 'search'),
    past: query.get('past') === 'true' ? 'true' : undefined,
  };
}

/** True if the address narrows the list by type or search. */
export const isFiltered = ({ type, search }: EventFilter): boolean => type !== undefined || search !== undefined;
