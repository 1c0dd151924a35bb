import type { Queryable } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { type OccurrenceFacts, readOccurrences } from './occurrences.ts';
import type { EventFacts } from './present-event.ts';

/** A visible event with all of its occurrences. Throws 404. */
export async function readEvent(db: Queryable, slug: string): Promise<EventFacts> {
  // PostgreSQL takes no text with a NUL.
  if (slug.includes('\0')) throw new Problem(404, 'not_found');
  const visible = db.selectFrom('events').selectAll().where('hidden', '=', false);
  const event = await visible.where('slug', '=', slug).executeTakeFirst();
  if (!event) throw new Problem(404, 'not_found');
  const types = db.selectFrom('event_types').selectAll().where('id', '=', event.type_id);
  const type = await types.executeTakeFirstOrThrow();
  return { event, type, occurrences: await readOccurrences(db, { eventIds: [event.id] }) };
}

/** A visible event, and the one of its occurrences that was asked for. Throws 404. */
export async function readEventOn(
  db: Queryable,
  slug: string,
  occurrenceId: string,
): Promise<EventFacts & { occurrence: OccurrenceFacts }> {
  const facts = await readEvent(db, slug);
  const occurrence = facts.occurrences.find(({ id }) => id === occurrenceId.toLowerCase());
  if (!occurrence) throw new Problem(404, 'not_found');
  return { ...facts, occurrence };
}
