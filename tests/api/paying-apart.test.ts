import { describe, expect, inject, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import { mailsTo } from '../support/mailbox.ts';
import { becomes, look, mailbox, sharesOf, split, tokenMailed } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

const { dataDir, hold, pay, update, isToldOf, friend, apart, taken, countedFor, wrongs } = useShares();
const now = () => timeAt(inject('portal').urls[0]);

describe('a booking that everyone pays for themselves', () => {
  it('is paid by each: own bookings, own tickets, and whoever asked sees who has paid', async () => {
    const { sale, emails, tokens, left } = await apart();
    expect(left).toMatchObject({ state: 'held', attendees: [{ seat: { guid: 'seat-0' } }], total: { amount: 1000 } });
    const heldFor = Date.parse(left.expires_at ?? '') - (await now());
    expect(heldFor).toBeGreaterThan(23 * HOUR_MS);
    expect(left.extensions_left).toBe(0);
    expect(await countedFor(sale.buyer, sale.show)).toBe(3);

    const offer = (await look(tokens[0] ?? '')).data?.data;
    expect(offer).toMatchObject({
      from: 'Żaren',
      places: [{ ticket_name: 'student', seat: { guid: 'seat-1' } }],
      total: { amount: 1000 },
      expires_at: left.expires_at,
      is_taken: false,
    });
    expect(JSON.stringify(offer)).not.toMatch(new RegExp(`Buħaġiar|${sale.buyer.email}|${sale.booking.reference}`));

    const [one, other] = [await friend(), await friend(1)];
    const [ones, others] = [await taken(one, tokens[0] ?? '', sale), await taken(other, tokens[1] ?? '', sale)];
    expect(ones.booking).toMatchObject({
      state: 'held',
      attendees: [{ seat: { guid: 'seat-1' } }],
      total: { amount: 1000 },
    });
    expect(await countedFor(one, sale.show)).toBe(1);
    expect(await countedFor(sale.buyer, sale.show)).toBe(3);
    await pay(ones);
    await becomes(sale, emails[0], 'paid');
    await becomes(sale, emails[1], 'taken');
    expect(await countedFor(sale.buyer, sale.show)).toBe(2);
    await pay(sale);
    const [ticket] = (await pay(others)).attendees;
    await becomes(sale, emails[1], 'paid');
    expect(ticket?.code).not.toBeNull();
    expect(await countedFor(sale.buyer, sale.show)).toBe(1);
    await isToldOf(other.email, 'Your tickets');
    expect(await wrongs(sale.show)).toEqual([]);
    const { data: listed } = await sale.client.GET('/bookings', { params: { query: {} } });
    expect(listed?.data.map(({ id }) => id)).toEqual([sale.booking.id]);
    expect((await look(tokens[0] ?? '')).error?.code).toBe('share_over');
  });

  it('asks one person for several places once, and keeps no name that whoever asked had typed', async () => {
    const sale = await hold({ seats: 4, names: 'required' }, 3);
    const [, second, third] = sale.booking.attendees;
    await update(sale, { id: second?.id ?? '', first_name: 'Ġulja', last_name: 'Żammit', email: 'gulja@mail.example' });
    const email = mailbox();
    const [name, host] = email.split('@');
    const shares = [
      { attendee_id: second?.id ?? '', email },
      { attendee_id: third?.id ?? '', email: `${name}+again@${host}` },
    ];
    expect((await split(sale, shares)).response.status).toBe(201);
    expect(await sharesOf(sale)).toMatchObject([{ name: 'Ġulja', email, places: [{}, {}], total: { amount: 2000 } }]);
    const who = await friend();
    const theirs = await taken(who, await tokenMailed(email), sale);
    expect(theirs.booking.attendees).toMatchObject([
      { first_name: null, last_name: null, email: null },
      { first_name: null, last_name: null, email: null },
    ]);
    expect((await mailsTo(dataDir, email)).map(({ subject }) => subject)).toHaveLength(1);
    expect((await who.client.POST('/bookings/{booking}/pay', { params: theirs.params })).response.status).toBe(422);
  });
});
