import type { QueryClient } from '@tanstack/react-query';
import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { cardDatesQuery, dealsQuery, equipmentQuery } from './services.queries.ts';

/** Reads the text of a service together with what else its page shows. */
const withText =
  (slug: string, rest: (queries: QueryClient) => Promise<unknown>[]): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), ...rest(queries)]);

/** What can be rented. */
export const loadRentals = withText('rentals', (queries) => [queries.fetchQuery(equipmentQuery)]);

/** What the student card is good for, and when it can be ordered. */
export const loadCard = withText('student-card', (queries) => [
  queries.fetchQuery(dealsQuery),
  queries.fetchQuery(cardDatesQuery),
]);
