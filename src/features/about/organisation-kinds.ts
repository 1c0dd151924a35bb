import { wordsIn } from '../../kit/content/list-address.ts';
import type { OrganisationKind, OrganisationsWanted } from './people.queries.ts';

/** Every kind of student organisation, in the order in which they are offered. */
export const organisationKinds = [
  'academic',
  'arts',
  'community',
  'faith_and_thought',
  'international',
  'media',
  'politics',
  'sports',
] as const satisfies readonly OrganisationKind[];

/** Reads the filter from the query string of the organisations' page. Unknown or empty values are left out. */
export function organisationsAskedFor(search: string): OrganisationsWanted {
  const query = new URLSearchParams(search);
  const named = query.get('kind');
  return { kind: organisationKinds.find((kind) => kind === named), search: wordsIn(query, 'search') };
}
