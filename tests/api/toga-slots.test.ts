import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { togaRentalMachine } from '../../machines/toga-rental/toga-rental.machine.ts';
import type { TogaRentalState } from '../../server/kernel/db/toga-tables.ts';
import { togaLife } from '../../server/kernel/lifecycle/lives.ts';
import { stageFitting } from '../support/togas.ts';
import { type Renter, useTogas } from '../support/use-togas.ts';

const { db, sandbox, renter, book, held, pay, leftIn, sweep } = useTogas();

const byName = (one: string, other: string) => (one < other ? -1 : 1);

describe('slots (S4, A1)', () => {
  const SLOTS = 4;
  const PLACES = 3;

  /** Many request a few places at once; each pays in another way. */
  async function rush(people: readonly Renter[]) {
    const slots = await Promise.all(Array.from({ length: SLOTS }, () => stageFitting(db, { capacity: PLACES })));
    const answers = await Promise.all(
      people.map((graduate, at) => book(graduate, { occurrence: slots[at % SLOTS] ?? '' })),
    );
    return { slots, answers };
  }

  it('are never booked beyond their capacity, and every payment ends in exactly one of slot or refund', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => renter()));
    const { slots, answers } = await rush(people);
    expect(answers.filter(({ response }) => response.status >= 500)).toEqual([]);
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(SLOTS * PLACES);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['fitting_full']));
    expect(await Promise.all(slots.map(leftIn))).toEqual([0, 0, 0, 0]);
    const ids: string[] = [];
    for (const [at, { data }] of answers.entries()) {
      const graduate = people[at];
      if (data === undefined || graduate === undefined) continue;
      const { id } = data.data;
      ids.push(id);
      const session = await pay(graduate, id);
      if (at % 4 === 0) await sandbox.pay(session, '4000000000000002');
      // As if our own record had ended a moment before the money arrived.
      if (at % 4 === 1) await db.updateTable('toga_rentals').set({ state: 'ended' }).where('id', '=', id).execute();
      if (at % 4 === 3) continue;
      await sandbox.pay(session);
      if (at % 4 === 2) await Promise.all([sandbox.resend(session), sandbox.resend(session)]);
    }
    await db
      .updateTable('toga_rentals')
      .set({ expires_at: new Date(0) })
      .where('id', 'in', ids)
      .where('state', '=', 'awaiting_payment')
      .execute();
    const outcome = async () => {
      await sweep();
      const { rows } = await sql<{ state: string; money: string | null; captured: boolean }>`
        select r.state, p.state as money, p.payment_intent is not null as captured
        from toga_rentals r join payments p on p.payable_id = r.id where r.id = any(${ids}::uuid[])`.execute(db);
      return rows.map(({ state, money, captured }) => `${state} ${money} ${captured}`).toSorted(byName);
    };
    const outcomes = ['booked paid true', 'ended refunded true', 'booked paid true', 'ended expired false'];
    const due = answers.flatMap(({ data }, at) => (data === undefined ? [] : (outcomes[at % 4] ?? [])));
    await expect.poll(outcome).toEqual(due.toSorted(byName));
    const taken = await Promise.all(slots.map(async (slot) => PLACES - (await leftIn(slot))));
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(due.filter((each) => each === 'booked paid true').length);
  });

  it('would be overbooked if the guard were off', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => renter()));
    const slot = await stageFitting(db, { capacity: 1 });
    await sql`alter table toga_fittings drop constraint never_past_the_fitting`.execute(db);
    try {
      await Promise.all(people.map((graduate) => book(graduate, { occurrence: slot })));
      expect(await leftIn(slot)).toBeLessThan(0);
    } finally {
      await db.deleteFrom('toga_rentals').where('fitting_id', '=', slot).execute();
      await sql`alter table toga_fittings add constraint never_past_the_fitting check (taken <= capacity)`.execute(db);
    }
  });
});

it('the database counts as holders of a slot exactly those whom the chart does', async () => {
  const { id } = await held(await renter());
  const isHolder = async (state: TogaRentalState) => {
    const { rows } = await sql<{
      holds_slot: boolean;
    }>`update toga_rentals set state = ${state} where id = ${id} returning holds_slot`.execute(db);
    return rows[0]?.holds_slot;
  };
  for (const state of Object.keys(togaRentalMachine.states) as TogaRentalState[])
    expect([state, await isHolder(state)]).toEqual([state, togaLife.is(state, 'holdsSlot')]);
});
