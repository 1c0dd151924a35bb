import type { Database } from '../../server/kernel/db/database.ts';
import type { Show } from './stage.ts';

/** A musical that comes with the content: a portal does not start if the content lacks a booked event. */
export async function musical(db: Database): Promise<Show> {
  const events = db.selectFrom('occurrences').innerJoin('events', 'events.id', 'event_id');
  const occurrence = await events
    .select(['occurrences.id', 'slug'])
    .where('slug', '=', 'il-kewkba')
    .where('key', '=', 'matinee')
    .executeTakeFirstOrThrow();
  const kinds = db.selectFrom('ticket_kinds').select(['id', 'key']).where('occurrence_id', '=', occurrence.id);
  const seats = db.selectFrom('seats').select('guid').where('occurrence_id', '=', occurrence.id).where('state', '=', 0);
  const idOf = Object.fromEntries((await kinds.execute()).map(({ key, id }) => [key, id]));
  return {
    slug: occurrence.slug,
    occurrenceId: occurrence.id,
    kinds: { student: idOf['student'] ?? '', guest: idOf['guest'] ?? '' },
    guids: (await seats.orderBy('index').execute()).map(({ guid }) => guid),
  };
}
