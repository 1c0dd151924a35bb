import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { flattenSeats } from '../../machines/seat-plan/seats.ts';
import { parseSeatPlan } from '../../machines/seat-plan/plan.ts';
import { clientOf } from '../support/client.ts';
import { openStage, stageBuyers, stageShow } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const client = clientOf(urls[0]);
afterAll(() => db.destroy());

const SEATS = 120;
let path: { event: string; occurrence: string };
let booking: string;

/** A hall whose first seat somebody holds. */
beforeEach(async () => {
  const show = await stageShow(db, { seats: SEATS });
  path = { event: show.slug, occurrence: show.occurrenceId };
  const [buyer] = await stageBuyers(db, 1);
  const attendees = [{ ticket_id: show.kinds.student, seat: { guid: show.guids[0] ?? '' } }];
  const held = await clientOf(urls[0], buyer).POST('/bookings', {
    body: { occurrence_id: show.occurrenceId, attendees },
  });
  booking = held.data?.data.id ?? '';
});

async function seating(since?: string) {
  const params = { path, query: since === undefined ? {} : { since } };
  const { data } = await client.GET('/events/{event}/occurrences/{occurrence}/seating', { params });
  if (!data) throw new Error('The seats’ states were refused');
  return data.data;
}

/** A cursor past all that the stage set up, which is told again while an older transaction is open, such as another test's. */
async function settledCursor(): Promise<string> {
  let cursor = '';
  const toldAgain = async () => {
    ({ cursor } = await seating());
    return (await seating(cursor)).changes;
  };
  await expect.poll(toldAgain).toEqual([]);
  return cursor;
}

/** The first answer after a cursor with a change in it. */
async function expectChanges(since: string) {
  await expect.poll(async () => (await seating(since)).changes.length).toBeGreaterThan(0);
  return seating(since);
}

/** Takes seats as a booking of the box office would. */
const take = (indexes: number[]) => sql`
  update seats set state = 2, booking_id = ${booking}, changed_in = pg_current_xact_id()
  where occurrence_id = ${path.occurrence} and index = any(${indexes}::int[])`;

test('a first call tells every seat in the plan’s order, a later one only what changed', async () => {
  const first = await seating();
  expect(first.states).toMatch(/^10{119}$/);
  expect(first.changes).toEqual([]);
  const cursor = await settledCursor();
  await take([7, 119]).execute(db);
  // An answer is cached for a moment: watchers of one hall share it.
  const second = await expectChanges(cursor);
  expect(second.states).toBeNull();
  expect(second.changes).toEqual([
    { index: 7, state: 2 },
    { index: 119, state: 2 },
  ]);
  await expect.poll(async () => (await seating()).states?.[119]).toBe('2');
});

test('what commits after the cursor was given is told, although it began before', async () => {
  const slow = await db.startTransaction().execute();
  await take([100]).execute(slow);
  const { cursor, states } = await seating();
  expect(states?.[100]).toBe('0');
  await slow.commit().execute();
  await expect.poll(async () => (await seating(cursor)).changes).toContainEqual({ index: 100, state: 2 });
});

test('a plan is the drawing that the states count, with its names in the caller’s language', async () => {
  const seated = db.selectFrom('occurrences').innerJoin('events', 'events.id', 'event_id');
  const extra = seated.select('occurrences.id').where('slug', '=', 'il-kewkba').where('key', '=', 'extra');
  const { id } = await extra.executeTakeFirstOrThrow();
  const params = { path: { event: 'il-kewkba', occurrence: id }, query: { locale: 'mt' as const } };
  const { data } = await client.GET('/events/{event}/occurrences/{occurrence}/seating/plan', { params });
  const parsed = parseSeatPlan(data?.data);
  if (!parsed.ok) throw new Error('The plan cannot be read');
  const seats = flattenSeats(parsed.plan);
  const rows = await db
    .selectFrom('seats')
    .select(['index', 'guid'])
    .where('occurrence_id', '=', id)
    .orderBy('index')
    .execute();
  expect(seats.map(({ index, guid }) => ({ index, guid }))).toEqual(rows);
  const { categories, zones } = parsed.plan;
  const drawn = zones.flatMap(({ areas }) => areas.map(({ text }) => text?.text ?? ''));
  const names = [...categories, ...zones].map(({ name }) => name).concat(drawn.filter((text) => text !== ''));
  const words = data?.data.words ?? {};
  expect(names.filter((name) => !(name in words))).toEqual([]);
  expect(words).toMatchObject({ Balcony: 'Gallerija', Stage: 'Palk', 'Upper tier': 'Livell ta’ fuq' });
});

test('where seats are not chosen there are none', async () => {
  const free = db.selectFrom('occurrences').innerJoin('events', 'events.id', 'event_id');
  const row = await free.select(['occurrences.id', 'slug']).where('plan_id', 'is', null).executeTakeFirstOrThrow();
  const at = { params: { path: { event: row.slug, occurrence: row.id } } };
  const states = await client.GET('/events/{event}/occurrences/{occurrence}/seating', at);
  const plan = await client.GET('/events/{event}/occurrences/{occurrence}/seating/plan', at);
  expect([states.response.status, plan.response.status]).toEqual([404, 404]);
});
