import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** True if an event has promo codes; within a query of events. */
export const takesCodes = (query: ExpressionBuilder<Schema, 'events'>) =>
  query.exists(
    query
      .selectFrom('promo_codes')
      .select('promo_codes.id')
      .whereRef('promo_codes.event_id', '=', 'events.id')
      .where('withdrawn', '=', false),
  );
