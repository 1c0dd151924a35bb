import type { SiteSearch } from '../../kit/paths.ts';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { kindNamed } from './kinds.ts';

/** Reads the search from the query string of the page. */
export function wantedOf(search: string): SiteSearch {
  const query = new URLSearchParams(search);
  return { q: wordsIn(query, 'q'), kind: kindNamed(query.get('kind') ?? undefined), page: pageIn(query) };
}
