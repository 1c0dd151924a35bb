import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sandboxOf } from '../support/sandbox.ts';
import { type Friend, decline, sharesOf, take, takeBack } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';
import type { TicketSale } from '../support/use-tickets.ts';

const { db, dataDir, read, friend, apart, taken, endTime, countedFor, wrongs } = useShares();
const sandbox = sandboxOf(dataDir);

describe('a friend who pays while the place is taken back (A1)', () => {
  it('ends with one owner, and with money for places or sent back', async () => {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { sale, tokens, ids } = await apart({ seats: 4 }, 2);
        const late = await taken(await friend(1), tokens[0] ?? '', sale);
        const { data } = await late.client.POST('/bookings/{booking}/pay', { params: late.params });
        const [, back] = await Promise.all([
          sandbox.pay(data?.data.session_id ?? '').catch(() => undefined),
          takeBack(sale, ids[0] ?? ''),
        ]);
        const isBack = back.response.status === 200;
        const ends = isBack ? ['cancelled', 'refunded'] : ['paid'];
        await expect.poll(async () => ends.includes((await read(late)).state)).toBe(true);
        expect((await read(sale)).attendees).toHaveLength(isBack ? 2 : 1);
        if (!isBack) expect(back.error?.code).toMatch(/^(share_paid|not_in_this_state)$/);
        expect(await wrongs(sale.show)).toEqual([]);
      }),
    );
  });
});

describe('any order of what happens to a group (A3)', () => {
  const acts = ['take', 'decline', 'pay', 'own', 'back', 'leave', 'lapse', 'both'] as const;

  async function play(turns: readonly (readonly [(typeof acts)[number], number])[]): Promise<void> {
    const { sale, tokens, ids } = await apart({ seats: 4 }, 4);
    const friends = await Promise.all(tokens.map((_, at) => friend(at)));
    const theirs = new Map<number, string>();
    const open = async (who: Friend | TicketSale, booking: string) =>
      (await who.client.POST('/bookings/{booking}/pay', { params: { path: { booking } } })).data?.data.session_id;
    const settle = async (who: Friend | TicketSale, booking: string) => {
      const session = await open(who, booking);
      if (session) await sandbox.pay(session);
    };
    for (const [act, any] of turns) {
      const at = any % tokens.length;
      const [who, id = '', token = ''] = [friends[at], ids[at], tokens[at]];
      if (who === undefined) continue;
      const booking = theirs.get(at);
      if (act === 'take') {
        const { data } = await take(who, token);
        if (data !== undefined) theirs.set(at, data.data.id);
      }
      if (act === 'decline') await decline(token);
      if (act === 'pay' && booking) await settle(who, booking);
      if (act === 'own') await settle(sale, sale.booking.id);
      if (act === 'back') await takeBack(sale, id);
      if (act === 'both') await Promise.all([booking && open(who, booking), takeBack(sale, id)]);
      if (act === 'leave' && booking)
        await who.client.DELETE('/bookings/{booking}', {
          params: { path: { booking }, query: { 'filter[state]': 'open' } },
        });
      if (act === 'lapse') await endTime(sale);
      // A payment may be told a moment later.
      await expect.poll(() => wrongs(sale.show)).toEqual([]);
    }
    await endTime(sale);
    const openLeft = async () =>
      (await sharesOf(sale)).filter(({ state }) => ['asked', 'declined', 'taken'].includes(state));
    await expect.poll(openLeft).toEqual([]);
    const counted = await countedFor(sale.buyer, sale.show);
    const { rows } = await sql<{
      places: number;
    }>`select count(*)::int as places from attendees join bookings on bookings.id = booking_id
      where live and bookings.occurrence_id = ${sale.show.occurrenceId} and user_id = ${sale.buyer.id}`.execute(db);
    expect(counted).toBe(rows[0]?.places);
  }

  it('ends with every place held, sold or free once, and every account’s places counted', async () => {
    const turn = tuple(constantFrom(...acts), nat(11));
    await assert(
      asyncProperty(array(turn, { minLength: 4, maxLength: 10 }), (turns) =>
        play([['take', 0], ['take', 1], ...turns]),
      ),
      { numRuns: 8 },
    );
  });
});
