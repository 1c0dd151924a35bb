import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { waitingLife } from '../../server/kernel/lifecycle/lives.ts';
import type { Show } from '../support/stage.ts';
import { type Person, useWaiting } from '../support/use-waiting.ts';

const { db, urls, person, book, soldOut, join, leave, entryOf, waiter, sweep, give, endOffer, pay } = useWaiting();

/** Seats that more than one live place has, and offers that hold more or fewer places than were asked for. */
async function wrongs({ occurrenceId }: Show): Promise<unknown[]> {
  const { rows } = await sql`
    select seat_index::text as what from attendees where occurrence_id = ${occurrenceId} and live group by seat_index having count(*) > 1
    union all
    select w.id::text from waiting w where w.occurrence_id = ${occurrenceId} and w.state = 'offered'
      and (select count(*) from attendees where booking_id = w.booking_id and live) <> w.party`.execute(db);
  return rows;
}

/** Parties that were offered places while an earlier one waited that needed no more. */
async function overtaken({ occurrenceId }: Show): Promise<unknown[]> {
  const { rows } = await sql`
    select late.id from waiting late join waiting early using (occurrence_id)
    where occurrence_id = ${occurrenceId} and early.state = 'queued' and early.party <= late.party
      and late.booking_id is not null and early.sequence < late.sequence`.execute(db);
  return rows;
}

/** How many places are on offer. */
async function offered({ occurrenceId }: Show): Promise<number> {
  const rows = db.selectFrom('waiting').select('party').where('occurrence_id', '=', occurrenceId);
  const offers = await rows.where(waitingLife.stateIn('isOffered')).execute();
  return offers.reduce((sum, { party }) => sum + party, 0);
}

describe('a rush for what comes free (A1)', () => {
  async function rush() {
    const house = await soldOut({ seats: 12, perPerson: 12 });
    const { show } = house;
    // Of nine places, one is left that is enough for nobody.
    const parties = [4, 2, 2, 2, 4, 2, 2, 3];
    for (const [at, party] of parties.entries()) await waiter(show, party, at);
    const strangers = await Promise.all(Array.from({ length: 16 }, (_, at) => person(at)));
    const tryAll = () => Promise.all(strangers.map((who, at) => book(who, show, 1, at % 9)));
    const [early] = await Promise.all([
      tryAll(),
      give(house, 0, 9),
      ...Array.from({ length: 4 }, (_, at) => sweep(urls[at % 2])),
    ]);
    return { show, early, tryAll };
  }

  it('offers each place once, in order, and lets nobody in before those who wait', async () => {
    const { show, early, tryAll } = await rush();
    const placesOnOffer = async () => {
      // All sweeps of the rush may have come before the places did.
      await sweep();
      return offered(show);
    };
    await expect.poll(placesOnOffer).toBe(8);
    const answers = [...early, ...(await tryAll())];
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([409]));
    expect(await wrongs(show)).toEqual([]);
    expect(await overtaken(show)).toEqual([]);
  });

  it('would let strangers in if the guard were off (A2)', async () => {
    await sql`alter table seats disable trigger nobody_jumps_the_queue`.execute(db);
    try {
      const { early, tryAll } = await rush();
      const answers = [...early, ...(await tryAll())];
      expect(answers.filter(({ response }) => response.status === 201).length).toBeGreaterThan(0);
    } finally {
      await sql`alter table seats enable trigger nobody_jumps_the_queue`.execute(db);
    }
  });
});

describe('any order of what happens to a list (A3)', () => {
  const acts = ['join', 'leave', 'give', 'take', 'decline', 'lapse', 'sweep', 'book'] as const;

  async function play(turns: readonly (readonly [(typeof acts)[number], number])[]): Promise<void> {
    const house = await soldOut({ seats: 4 });
    const { show } = house;
    const people: (Person & { entry: string })[] = [];
    let given = 0;
    for (const [act, at] of turns) {
      const who = people[at % Math.max(1, people.length)];
      const entry = who && (await entryOf(who, show));
      if (act === 'join' && people.length < 6) {
        const next = await person(at);
        const { data } = await join(next, show, 1 + (at % 3));
        if (data !== undefined) people.push({ ...next, entry: data.data.id });
      }
      if (act === 'leave' && who) await leave(who, who.entry);
      if (act === 'give' && given < 4) await give(house, given, (given += 1));
      if (act === 'take' && who && entry?.booking_id) await pay(who, entry.booking_id);
      if (act === 'decline' && who && entry?.booking_id) await leave(who, who.entry);
      if (act === 'lapse' && entry?.booking_id) await endOffer(entry.booking_id);
      if (act === 'sweep') await Promise.all([sweep(urls[0]), sweep(urls[1])]);
      if (act === 'book') await book(await person(at), show, 1, at % 4);
      expect(await wrongs(show)).toEqual([]);
      expect(await overtaken(show)).toEqual([]);
    }
  }

  it('ends with every place held, sold or free once, and nobody overtaken', async () => {
    const turn = tuple(constantFrom(...acts), nat(11));
    await assert(
      asyncProperty(array(turn, { minLength: 6, maxLength: 14 }), (turns) =>
        play([['join', 0], ['join', 1], ['give', 0], ...turns]),
      ),
      { numRuns: 8 },
    );
  });
});
