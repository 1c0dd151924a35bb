import type { QueryClient } from '@tanstack/react-query';
import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { cardDatesQuery, dealsQuery, equipmentQuery } from './services.queries.ts';

/** Reads the text of a service together with its page's other data. */
const withText =
  (slug: string, rest: (queries: QueryClient) => Promise<unknown>[]): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), ...rest(queries)]);

/** Reads the equipment for rent. */
export const loadRentals = withText('rentals', (queries) => [queries.fetchQuery(equipmentQuery)]);

/** Reads the student card's discounts, and when the card can be ordered. */
export const loadCard = withText('student-card', (queries) => [
  queries.fetchQuery(dealsQuery),
  queries.fetchQuery(cardDatesQuery),
]);
