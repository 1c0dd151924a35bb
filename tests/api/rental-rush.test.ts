import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { rentalRequestMachine } from '../../machines/rental-request/rental-request.machine.ts';
import type { RentalRequestState } from '../../server/kernel/db/rental-tables.ts';
import { rentalLife } from '../../server/kernel/lifecycle/lives.ts';
import { approveAll, crowdOfRequests, lentTooMuch, overlaps } from '../support/rental-rush.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

describe('two of the staff at once (S5)', () => {
  it('never approve two requests that overlap, or lend more than there is', async () => {
    const { ids, user_id } = await crowdOfRequests(db, 60);
    const answers = await approveAll(db, urls, ids);
    expect(new Set(answers)).toEqual(new Set([200, 'rental_venue_taken', 'rental_stock_taken', 'changed_meanwhile']));
    expect(await overlaps(db, user_id)).toBe(0);
    expect(await lentTooMuch(db, user_id, 'projector', 3)).toBe(0);
    expect(await lentTooMuch(db, user_id, 'e-bike', 12)).toBe(0);
    const { rows } = await sql`select from rental_stock where taken < 0 or taken > stock`.execute(db);
    expect(rows).toEqual([]);
    // What goes with an account is free again.
    await db.deleteFrom('rental_requests').where('user_id', '=', user_id).execute();
    const approved = db.selectFrom('rental_requests').select('id').where('user_id', '=', user_id);
    expect(await approved.execute()).toEqual([]);
  });

  it('would overlap and lend too much if the guards were off', async () => {
    const { ids, user_id } = await crowdOfRequests(db, 60);
    const anyway = sql`update rental_requests set state = 'approved' where id = any(${ids}::uuid[])`;
    const guarded = db.transaction().execute(async (trx) => void (await anyway.execute(trx)));
    await expect(guarded).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
    const unguarded = db.transaction().execute(async (trx) => {
      await sql`alter table rental_requests drop constraint one_rental_a_venue`.execute(trx);
      await sql`alter table rental_requests disable trigger count_rental`.execute(trx);
      await anyway.execute(trx);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from rental_requests one
        join rental_requests other on one.id < other.id and one.venue = other.venue and one.starts_at < other.ends_at
        and one.ends_at > other.starts_at where one.user_id = ${user_id} and other.user_id = ${user_id}`.execute(trx);
      throw Object.assign(new Error('Undone'), { overlapping: rows[0]?.n ?? 0 });
    });
    await expect(unguarded).rejects.toMatchObject({ overlapping: expect.toSatisfy((n: number) => n > 0) });
  });
});

it('the database counts as agreed exactly what the chart does', async () => {
  const { ids } = await crowdOfRequests(db, 1);
  const isAgreed = async (state: RentalRequestState) => {
    const { rows } = await sql<{ is_agreed: boolean }>`
      update rental_requests set state = ${state} where id = ${ids[0]} returning is_agreed`.execute(db);
    return rows[0]?.is_agreed;
  };
  for (const state of Object.keys(rentalRequestMachine.states) as RentalRequestState[])
    expect([state, await isAgreed(state)]).toEqual([state, rentalLife.is(state, 'isAgreed')]);
});
