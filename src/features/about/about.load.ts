import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { organisationsAskedFor } from './organisation-kinds.ts';
import { councilQuery, organisationsQuery, representationQuery, sponsorsQuery } from './people.queries.ts';

/** The union as it is: its text, its council, its sponsors. */
export const loadToday: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('today')),
    queries.fetchQuery(councilQuery),
    queries.fetchQuery(sponsorsQuery),
  ]);

/** A page on representation, and who represents whom. */
export const loadRepresentation =
  (slug: string): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), queries.fetchQuery(representationQuery)]);

/** The page on organisations, and those that are asked for. */
export const loadOrganisations: Load = (queries, { search }) =>
  Promise.all([
    queries.fetchQuery(pageQuery('student-organisations')),
    queries.fetchQuery(organisationsQuery(organisationsAskedFor(search))),
  ]);
