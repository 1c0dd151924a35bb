import type { Load } from '../api/load.ts';
import {
  cardDatesQuery,
  complaintTypesQuery,
  dealsQuery,
  equipmentQuery,
  togaStatusQuery,
  togaTypesQuery,
  venuesQuery,
} from './services.queries.ts';

/** What can be rented. */
export const loadRentals: Load = (queries) =>
  Promise.all([queries.fetchQuery(equipmentQuery), queries.fetchQuery(venuesQuery)]);

/** How togas are rented, and for how much. */
export const loadTogas: Load = (queries) =>
  Promise.all([queries.fetchQuery(togaStatusQuery), queries.fetchQuery(togaTypesQuery)]);

/** What complaints are about. */
export const loadComplaints: Load = (queries) => queries.fetchQuery(complaintTypesQuery);

/** What the student card is good for, and when it can be ordered. */
export const loadCard: Load = (queries) =>
  Promise.all([queries.fetchQuery(dealsQuery), queries.fetchQuery(cardDatesQuery)]);
