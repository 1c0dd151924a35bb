import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { money } from '../http/money.ts';
import type { Locale, Schemas } from '../http/operation.ts';
import type { OccurrenceFacts } from './occurrences.ts';
import { presentOccurrence } from './present-occurrence.ts';
import { eventState, ticketState } from './state.ts';

export type EventRow = Selectable<Schema['events']>;
export type EventTypeRow = Selectable<Schema['event_types']>;

/** An event with what its presentation needs besides its own row. */
export type EventFacts = { event: EventRow; type: EventTypeRow; occurrences: readonly OccurrenceFacts[] };

/** The settings of an event's drawn poster. */
export const presentPoster = ({ poster_seed, poster_scene }: EventRow): Schemas['Poster'] => ({
  seed: poster_seed,
  scene: poster_scene,
});

export const presentEventType = ({ id, name }: EventTypeRow, locale: Locale): Schemas['EventType'] => ({
  id,
  name: name[locale],
});

/** The lowest price in cents of any ticket on sale; undefined when nothing is. */
function lowestPrice(occurrences: readonly OccurrenceFacts[], now: Date): number | undefined {
  const prices = occurrences.flatMap((occurrence) =>
    occurrence.kinds.filter((kind) => ticketState(kind, occurrence, now) === 'ON_SALE').map((kind) => kind.amount),
  );
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** An event as a list shows it, at this moment and in the caller's language. */
export function presentEventSummary(facts: EventFacts, locale: Locale, now: Date): Schemas['EventSummary'] {
  const { event, type, occurrences } = facts;
  const price = lowestPrice(occurrences, now);
  return {
    id: event.id,
    slug: event.slug,
    title: event.title[locale],
    summary: event.summary[locale],
    class: event.class,
    type: presentEventType(type, locale),
    poster: presentPoster(event),
    state: event.cancelled ? 'cancelled' : eventState(occurrences, now),
    occurrences: occurrences.map((occurrence) => presentOccurrence(occurrence, locale, now)),
    price_from: price === undefined ? null : money(price, locale),
  };
}

/** An event with all that its page says. */
export function presentEvent(facts: EventFacts & { takesCodes: boolean }, locale: Locale, now: Date): Schemas['Event'] {
  const { description, facts: details, cancel_hours } = facts.event;
  return {
    ...presentEventSummary(facts, locale, now),
    description: description[locale],
    facts: details.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    cancel_hours,
    takes_codes: facts.takesCodes,
  };
}
