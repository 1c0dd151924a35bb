import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { createLookAhead } from '../../server/features/bookings/availability.ts';
import { takePlaces } from '../../server/features/bookings/places.ts';
import { foundBy } from '../../server/kernel/db/found-by.ts';
import { openStage, type Show, stageBuyers, stageShow } from '../support/stage.ts';

// A statement's plans belong to its connection: here there is one.
const db = openStage(inject('portal').dataDir, 1);
afterAll(() => db.destroy());

/** PostgreSQL plans a statement this many times before it may keep a plan. */
const FIRST_PLANS = 5;
const TURNS = FIRST_PLANS * 2;

/** How often a statement that contains these words ran by the plan that is kept for all calls. */
async function runsByKeptPlan(words: string): Promise<number> {
  const { rows } = await sql<{ runs: string }>`
    select sum(generic_plans) as runs from pg_prepared_statements where statement like ${`%${words}%`}`.execute(db);
  return Number(rows[0]?.runs);
}

async function begin(userId: string, { occurrenceId }: Show): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into bookings (reference, user_id, occurrence_id, locale, state, expires_at, created_at, changed_at)
    values (gen_random_uuid(), ${userId}, ${occurrenceId}, 'en', 'held', now() + interval '15 minutes', now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

it('looking for seats and taking them are planned once, not for each buyer', async () => {
  const show = await stageShow(db, { seats: TURNS });
  const buyers = await stageBuyers(db, TURNS);
  const lookAhead = createLookAhead(db);
  for (const [at, { id: userId }] of buyers.entries()) {
    const guids = [show.guids[at] ?? ''];
    const owner = { userId, occurrenceId: show.occurrenceId };
    await lookAhead({ ...owner, guids });
    const bookingId = await begin(userId, show);
    await db
      .transaction()
      .execute((trx) => takePlaces(trx, { ...owner, bookingId }, { guids, state: 1 }, { change: 1, most: 10 }, []));
  }
  expect(await runsByKeptPlan('as taken')).toBe(TURNS - FIRST_PLANS);
  expect(await runsByKeptPlan('skip locked')).toBe(TURNS - FIRST_PLANS);
});

it('a search is planned for its own words: a plan for all words may read everybody', async () => {
  for (let turn = 0; turn < TURNS; turn += 1)
    await db
      .selectFrom('users')
      .select('id')
      .where(foundBy(`żar${turn}`))
      .limit(20)
      .execute();
  const { rows } = await sql`select from pg_prepared_statements where statement like '%found_by%'`.execute(db);
  expect(rows).toEqual([]);
});
