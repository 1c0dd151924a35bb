import { calendarLinks } from '../../kernel/calendar/links.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { metaOf } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { calendarEntry, occurrenceIcal } from '../../kernel/events/calendar.ts';
import { listPage } from './list.ts';
import {
  type OccurrenceFacts,
  findOccurrenceId,
  readOccurrenceOf,
  readOccurrences,
} from '../../kernel/events/occurrences.ts';
import {
  type EventFacts,
  presentEvent,
  presentEventSummary,
  presentEventType,
} from '../../kernel/events/present-event.ts';
import { presentOccurrence, presentVenue } from '../../kernel/events/present-occurrence.ts';
import { readPlaces } from '../../kernel/events/places.ts';
import { presentTicket } from './present-ticket.ts';
import { readSeatChanges, readSeatPlan, readSeatStates } from '../../kernel/events/seating.ts';
import { takesCodes } from '../../kernel/events/takes-codes.ts';
import { findVenues } from './venues.ts';

/** A visible event with all of its occurrences. Throws 404. */
async function readEvent(db: Queryable, slug: string): Promise<EventFacts & { takesCodes: boolean }> {
  // PostgreSQL takes no text with a NUL.
  if (slug.includes('\0')) throw new Problem(404, 'not_found');
  const visible = db.selectFrom('events').selectAll().where('hidden', '=', false);
  const found = visible.select((query) => takesCodes(query).as('takes_codes')).where('slug', '=', slug);
  const row = await found.executeTakeFirst();
  if (!row) throw new Problem(404, 'not_found');
  const { takes_codes, ...event } = row;
  const types = db.selectFrom('event_types').selectAll().where('id', '=', event.type_id);
  const type = await types.executeTakeFirstOrThrow();
  const occurrences = await readOccurrences(db, { eventIds: [event.id] });
  return { event, type, occurrences, takesCodes: takes_codes === true };
}

/** A visible event, and the one of its occurrences that was asked for. Throws 404. */
async function readEventOn(
  db: Queryable,
  slug: string,
  occurrenceId: string,
): Promise<EventFacts & { occurrence: OccurrenceFacts }> {
  const facts = await readEvent(db, slug);
  const occurrence = facts.occurrences.find(({ id }) => id === occurrenceId.toLowerCase());
  if (!occurrence) throw new Problem(404, 'not_found');
  return { ...facts, occurrence };
}

type EventOperation =
  | 'listEvents'
  | 'getEventBySlug'
  | 'listOccurrences'
  | 'getOccurrence'
  | 'getOccurrenceLinks'
  | 'listTickets'
  | 'getTickets'
  | 'createIcal'
  | 'listEventTypes'
  | 'listVenues'
  | 'getSeating'
  | 'getSeatPlan';

/** The calls about what is on. Hidden events do not exist for any of them. */
export function eventHandlers(deps: Deps): Pick<Handlers, EventOperation> {
  return { ...lists(deps), ...oneEvent(deps), ...tickets(deps), ...calendar(deps), ...seating(deps) };
}

function lists({ db, clock, union }: Deps): Pick<Handlers, 'listEvents' | 'listEventTypes' | 'listVenues'> {
  return {
    listEvents: async ({ query, locale }) => {
      const now = clock.now();
      const { events, page, limit, total } = await listPage(db, query, now);
      const data = events.map((event) => presentEventSummary(event, locale, now));
      return { data, meta: metaOf(total, { page, limit }) };
    },
    listEventTypes: async ({ locale }) => {
      const types = await db.selectFrom('event_types').selectAll().orderBy('position').execute();
      return { data: types.map((type) => presentEventType(type, locale)) };
    },
    listVenues: async ({ query, locale }) => {
      const venues = await findVenues(db, query, union.timeZone);
      return { data: venues.map((venue) => presentVenue(venue, locale)) };
    },
  };
}

function oneEvent({ db, clock, union }: Deps): Pick<Handlers, 'getEventBySlug' | 'listOccurrences' | 'getOccurrence'> {
  return {
    getEventBySlug: async ({ params, locale }) => ({
      data: presentEvent(await readEvent(db, params.slug), locale, clock.now()),
    }),
    listOccurrences: async ({ params, locale }) => {
      const { occurrences } = await readEvent(db, params.eventSlug);
      const places = await readPlaces(db, occurrences);
      const now = clock.now();
      return { data: occurrences.map((occurrence) => withTickets(occurrence, { places, union, locale, now })) };
    },
    getOccurrence: async ({ params, locale }) => {
      const occurrence = await readOccurrenceOf(db, params.event, params.occurrence);
      const places = await readPlaces(db, [occurrence]);
      return { data: withTickets(occurrence, { places, union, locale, now: clock.now() }) };
    },
  };
}

function withTickets(
  occurrence: OccurrenceFacts,
  given: Omit<Parameters<typeof presentTicket>[1], 'occurrence'>,
): Schemas['OccurrenceWithTickets'] {
  return {
    ...presentOccurrence(occurrence, given.locale, given.now),
    tickets: occurrence.kinds.map((kind) => presentTicket(kind, { occurrence, ...given })),
  };
}

function tickets({ db, clock, union }: Deps): Pick<Handlers, 'listTickets' | 'getTickets'> {
  return {
    listTickets: async ({ params, locale }) => {
      const occurrence = await readOccurrenceOf(db, params.event, params.occurrence);
      const places = await readPlaces(db, [occurrence]);
      const now = clock.now();
      return { data: occurrence.kinds.map((kind) => presentTicket(kind, { occurrence, places, union, locale, now })) };
    },
    getTickets: async ({ params, locale }) => {
      const occurrence = await readOccurrenceOf(db, params.event, params.occurrence);
      const wanted = new Set(params.tickets.toLowerCase().split(','));
      const kinds = occurrence.kinds.filter((kind) => wanted.has(kind.id));
      if (kinds.length < wanted.size) throw new Problem(404, 'not_found');
      const places = await readPlaces(db, [occurrence]);
      const now = clock.now();
      return { data: kinds.map((kind) => presentTicket(kind, { occurrence, places, union, locale, now })) };
    },
  };
}

function calendar(deps: Deps): Pick<Handlers, 'getOccurrenceLinks' | 'createIcal'> {
  const { db } = deps;
  return {
    getOccurrenceLinks: async ({ params, locale }) => {
      const { event, occurrence } = await readEventOn(db, params.event, params.occurrence);
      return { data: calendarLinks(calendarEntry(deps, event, occurrence, locale)) };
    },
    createIcal: async ({ body, locale, reply }) => {
      const { event, occurrence } = await readEventOn(db, body.event, body.occurrence);
      const { filename, content } = occurrenceIcal(deps, event, occurrence, locale);
      void reply.header('content-disposition', `attachment; filename="${filename}"`);
      void reply.type('text/calendar; charset=utf-8');
      return content;
    },
  };
}

function seating({ db, union }: Deps): Pick<Handlers, 'getSeating' | 'getSeatPlan'> {
  return {
    getSeating: async ({ params, query }) => {
      const id = await findOccurrenceId(db, params.event, params.occurrence);
      const { since } = query;
      return { data: since === undefined ? await readSeatStates(db, id) : await readSeatChanges(db, id, since) };
    },
    getSeatPlan: async ({ params, locale }) => {
      const id = await findOccurrenceId(db, params.event, params.occurrence);
      return { data: await readSeatPlan(db, union, id, locale) };
    },
  };
}
