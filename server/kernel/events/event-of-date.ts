import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * The event of each date in a list, for a lateral join. If the two tables were joined directly, PostgreSQL would read every event there has
 * ever been as soon as a few hundred dates are to come; the offset stops it from doing that, so each event is looked up by its key.
 */
export const eventOfDate = (query: ExpressionBuilder<Schema, 'occurrences'>) =>
  query
    .selectFrom('events')
    .selectAll('events')
    .whereRef('events.id', '=', 'occurrences.event_id')
    .offset(sql.lit(0))
    .as('events');
