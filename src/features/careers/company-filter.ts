import type { CompanyFilter } from '../../kit/paths.ts';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';

/** Reads the filter from the query string of the list of companies. */
export function companyFilterOf(search: string): CompanyFilter {
  const query = new URLSearchParams(search);
  return { page: pageIn(query), area: wordsIn(query, 'area'), search: wordsIn(query, 'search') };
}
