import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * The event of each date that a list finds, to be joined laterally. Joined as tables, PostgreSQL reads every event there ever was as soon as
 * a few hundred dates are to come; the offset keeps it from doing so, and each event is looked up by its key.
 */
export const eventOfDate = (query: ExpressionBuilder<Schema, 'occurrences'>) =>
  query
    .selectFrom('events')
    .selectAll('events')
    .whereRef('events.id', '=', 'occurrences.event_id')
    .offset(sql.lit(0))
    .as('events');
