import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { organisationsAskedFor } from './organisation-kinds.ts';
import { councilQuery, organisationsQuery, representationQuery, sponsorsQuery } from './people.queries.ts';

/** Reads the page on the union today: its text, council and sponsors. */
export const loadToday: Load = (queries) =>
  Promise.all([
    queries.fetchQuery(pageQuery('today')),
    queries.fetchQuery(councilQuery),
    queries.fetchQuery(sponsorsQuery),
  ]);

/** Reads a page on representation, with the bodies and their representatives. */
export const loadRepresentation =
  (slug: string): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), queries.fetchQuery(representationQuery)]);

/** Reads the page on organisations, with those that match the filter. */
export const loadOrganisations: Load = (queries, { search }) =>
  Promise.all([
    queries.fetchQuery(pageQuery('student-organisations')),
    queries.fetchQuery(organisationsQuery(organisationsAskedFor(search))),
  ]);
