import type { Load } from '../../kit/api/load.ts';
import { councilIdsQuery, foundQuery } from './search.queries.ts';
import { wantedOf } from './wanted.ts';

/** Reads the results for the search in the page's address. */
export const loadSearch: Load = async (queries, { search }) => {
  const wanted = wantedOf(search);
  if (wanted.q === undefined) return;
  const { items } = await queries.fetchQuery(foundQuery(wanted));
  if (items.some(({ kind }) => kind === 'person')) await queries.fetchQuery(councilIdsQuery);
};
