import type { Database } from '../../server/kernel/db/database.ts';
import { type Show, stageShow } from './stage.ts';

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

/** In cents, by category of the musical's hall. */
const prices = {
  student: { 'Front stalls': 1400, Stalls: 1200, Balcony: 1000 },
  guest: { 'Front stalls': 1800, Stalls: 1500, Balcony: 1200 },
};

/** A show in the musical's hall for one test, with every seat free. */
export async function stageHall(db: Database): Promise<Show> {
  const [{ occurrenceId: given }, show] = [await musical(db), await stageShow(db)];
  const { plan_id } = await db
    .selectFrom('occurrences')
    .select('plan_id')
    .where('id', '=', given)
    .executeTakeFirstOrThrow();
  await db.updateTable('occurrences').set({ plan_id }).where('id', '=', show.occurrenceId).execute();
  for (const kind of ['student', 'guest'] as const) {
    const priced = db.updateTable('ticket_kinds').set({ prices: JSON.stringify(prices[kind]) });
    await priced.where('id', '=', show.kinds[kind]).execute();
  }
  const columns = ['index', 'guid', 'zone', 'row_name', 'number', 'category'] as const;
  const seats = await db.selectFrom('seats').select(columns).where('occurrence_id', '=', given).execute();
  const free = seats.map((seat) => ({ ...seat, occurrence_id: show.occurrenceId, booking_id: null }));
  await db.insertInto('seats').values(free).execute();
  return { ...show, guids: seats.map(({ guid }) => guid) };
}
