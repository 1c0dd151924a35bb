import { expressionBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

const eb = expressionBuilder<Schema, 'attendees' | 'seats'>();

/** Joins `seats` to `attendees`: the seat of a place, on a date that has seats. */
export const itsSeat = eb.and([
  eb('seats.occurrence_id', '=', eb.ref('attendees.occurrence_id')),
  eb('seats.index', '=', eb.ref('attendees.seat_index')),
]);
