import type { ListFilter } from '../paths.ts';
import { pageIn, wordsIn } from './list-address.ts';

/** The year in a list's address; undefined for an invalid one. */
function yearIn(query: URLSearchParams): number | undefined {
  const year = Number(query.get('year'));
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined;
}

/** The filter in a list's address. */
export function listFilterOf(search: string): ListFilter {
  const query = new URLSearchParams(search);
  return {
    page: pageIn(query),
    category: wordsIn(query, 'category'),
    year: yearIn(query),
    search: wordsIn(query, 'search'),
  };
}
