import type { EventFilter } from '../../kit/paths.ts';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';

/** What a list's address asks for. Whatever makes no sense in it is left out. */
export function filterOf(search: string): EventFilter {
  const query = new URLSearchParams(search);
  return {
    page: pageIn(query),
    type: wordsIn(query, 'type'),
    search: wordsIn(query, 'search'),
    past: query.get('past') === 'true' ? 'true' : undefined,
  };
}

/** Whether the address asks for more than what is coming up. */
export const isFiltered = ({ type, search }: EventFilter): boolean => type !== undefined || search !== undefined;
