import { describe, expect, inject, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import { becomes, look, mailbox, split, take } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';
import { DAY_MS, HOUR_MS } from '../../machines/flow/durations.ts';

const { db, hold, read, pay, isToldOf, friend, apart, taken, sweep, endTime, countedFor, wrongs } = useShares();
const now = () => timeAt(inject('portal').urls[0]);
/** Days from now on the wall, as `hold` counts them, until so long after now by the portal's clock, which stands still. */
const daysUntil = async (ms: number) => ((await now()) + ms - Date.now()) / DAY_MS;

describe('the end that all of a group have', () => {
  it('lets go of what is unpaid at the end, and the waiting list is offered it', async () => {
    const { sale, emails, tokens } = await apart({ seats: 3 });
    const waiter = await friend();
    const { occurrenceId: occurrence_id, kinds } = sale.show;
    await waiter.client.POST('/waiting', { body: { occurrence_id, ticket_id: kinds.student, party: 1 } });
    const late = await taken(await friend(), tokens[0] ?? '', sale);
    await pay(sale);
    await endTime(sale);
    await becomes(sale, emails[0], 'released');
    await becomes(sale, emails[1], 'released');
    expect(await read(late)).toMatchObject({ state: 'expired' });
    expect((await take(await friend(), tokens[1] ?? '')).error?.code).toBe('share_over');
    expect((await look(tokens[1] ?? '')).response.status).toBe(404);
    await isToldOf(sale.buyer.email, 'A place was released');
    expect(await countedFor(sale.buyer, sale.show)).toBe(1);
    expect(await countedFor(late.buyer, sale.show)).toBe(0);
    await expect
      .poll(async () => {
        await sweep();
        return (await waiter.client.GET('/waiting', { params: { query: {} } })).data?.data[0]?.state;
      })
      .toBe('offered');
    expect(await wrongs(sale.show)).toEqual([]);
  });

  it('is not extended, not made larger, and not split again past its end', async () => {
    const { sale, tokens, left } = await apart({ seats: 6 }, 3);
    const late = await taken(await friend(), tokens[0] ?? '', sale);
    for (const { client, params, show } of [sale, late]) {
      expect((await client.POST('/bookings/{booking}/extend', { params })).error?.code).toBe('no_more_time');
      const more = { ticket_id: show.kinds.student, seat: { guid: 'seat-5' } };
      const adding = client.POST('/bookings/{booking}/attendees', { params, body: { attendees: [more] } });
      expect((await adding).error?.code).toBe('past_the_share');
    }
    expect((await read(sale)).expires_at).toBe(left.expires_at);
    const update = db.updateTable('bookings').set({ expires_at: new Date(Date.parse(left.expires_at ?? '') + 1) });
    await expect(update.where('id', '=', sale.booking.id).execute()).rejects.toThrow('never_past_the_end');
  });

  it('ends with the sale of its tickets, and sooner while the house is nearly full', async () => {
    const soon = await hold({ seats: 30, startsInDays: await daysUntil(5 * HOUR_MS) });
    const { data } = await split(soon, [{ attendee_id: soon.booking.attendees[1]?.id ?? '', email: mailbox() }]);
    expect(data?.data.expires_at).toBe(soon.booking.occurrence.start);
    const tooSoon = await hold({ startsInDays: await daysUntil(HOUR_MS / 5) });
    const refused = await split(tooSoon, [{ attendee_id: tooSoon.booking.attendees[1]?.id ?? '', email: mailbox() }]);
    expect(refused.error?.code).toBe('apart_too_late');
    const full = await hold({ seats: 3 }, 3);
    await expect.poll(async () => (await read(full)).nearly_full).toBe(true);
    const { data: last } = await split(full, [{ attendee_id: full.booking.attendees[1]?.id ?? '', email: mailbox() }]);
    expect(Date.parse(last?.data.expires_at ?? '') - (await now())).toBeLessThan(2 * HOUR_MS + 60_000);
  });
});
