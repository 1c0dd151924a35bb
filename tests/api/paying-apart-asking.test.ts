import { describe, expect, it } from 'vitest';
import { mailbox, split, takeBack } from '../support/share-calls.ts';
import { useShares } from '../support/use-shares.ts';

const { db, hold, read, pay, isToldOf, friend, apart, taken, countedFor, wrongs } = useShares();

describe('whoever asked', () => {
  it('takes an unpaid place back and pays for it, also from a friend who had taken it', async () => {
    const { sale, emails, tokens, ids } = await apart();
    const late = await taken(await friend(), tokens[0] ?? '', sale);
    await late.client.POST('/bookings/{booking}/pay', { params: late.params });
    expect((await takeBack(late, ids[0] ?? '')).response.status).toBe(404);
    for (const id of ids) expect((await takeBack(sale, id)).response.status).toBe(200);
    expect(await read(late)).toMatchObject({ state: 'cancelled', outcome: 'taken_back', attendees: [] });
    const whole = await read(sale);
    expect(whole.attendees.map(({ seat }) => seat?.guid)).toEqual(['seat-0', 'seat-1', 'seat-2']);
    expect((await takeBack(sale, ids[0] ?? '')).response.status).toBe(409);
    expect([await countedFor(sale.buyer, sale.show), await countedFor(late.buyer, sale.show)]).toEqual([3, 0]);
    await isToldOf(emails[0] ?? '', 'Your place was taken back');
    expect(await pay(sale)).toMatchObject({ state: 'paid', total: { amount: 3000 } });
    expect(await wrongs(sale.show)).toEqual([]);
  });

  it('gets what is taken back after paying in a booking of its own, with no more time than before', async () => {
    const { sale, ids, left } = await apart();
    await pay(sale);
    const { data } = await takeBack(sale, ids[0] ?? '');
    expect(data?.data).toMatchObject({
      state: 'held',
      expires_at: left.expires_at,
      attendees: [{ seat: { guid: 'seat-1' } }],
    });
    expect(data?.data.id).not.toBe(sale.booking.id);
    const path = { booking: data?.data.id ?? '' };
    const shares = [{ attendee_id: data?.data.attendees[0]?.id ?? '', email: mailbox() }];
    const again = await sale.client.POST('/bookings/{booking}/shares', { params: { path }, body: { shares } });
    expect(again.error?.code).toBe('share_keep_one');
    if (data === undefined) throw new Error('The place was not taken back');
    await pay({ ...sale, params: { path }, booking: data.data });
    expect(await wrongs(sale.show)).toEqual([]);
  });

  it('has one group at a date that is not paid, and pays for at least one place', async () => {
    const { sale } = await apart({ seats: 8 }, 2);
    const all = { occurrence_id: sale.show.occurrenceId };
    await pay(sale);
    const seats = ['seat-5', 'seat-6'].map((guid) => ({ ticket_id: sale.show.kinds.student, seat: { guid } }));
    const { data } = await sale.client.POST('/bookings', { body: { ...all, attendees: seats } });
    const params = { path: { booking: data?.data.id ?? '' } };
    const places = data?.data.attendees.map(({ id }) => id) ?? [];
    const share = (attendee_id = '', email = mailbox()) => ({ attendee_id, email });
    const next = (...shares: ReturnType<typeof share>[]) => split({ ...sale, params }, shares);
    expect((await next(share(places[1]))).error?.code).toBe('apart_already');
    expect((await next(share(places[0]), share(places[1]))).error?.errors).toHaveProperty('shares');
    expect((await next(share(places[1], sale.buyer.email))).error?.errors).toHaveProperty(['shares.0.email']);
    expect((await next(share(places[1]), share(places[1]))).error?.errors).toHaveProperty(['shares.1.attendee_id']);
    const stranger = await friend();
    const theirs = { ...sale, client: stranger.client, params };
    expect((await split(theirs, [share(places[1])])).response.status).toBe(404);
  });

  it('writes to no more than twelve people a day', async () => {
    const sale = await hold({ perPerson: 20 }, 14);
    const shares = sale.booking.attendees.slice(1).map(({ id }) => ({ attendee_id: id, email: mailbox() }));
    expect((await split(sale, shares)).error?.code).toBe('too_many_tickets_sent');
    expect((await read(sale)).attendees).toHaveLength(14);
    expect((await split(sale, shares.slice(0, 12))).response.status).toBe(201);
  });

  it('can’t split what costs nothing, or what the waiting list offered', async () => {
    const free = await hold({ cents: { student: 0, guest: 0 } });
    const share = { attendee_id: free.booking.attendees[1]?.id ?? '', email: mailbox() };
    expect((await split(free, [share])).error?.code).toBe('apart_not_offered');
    const offered = await hold({});
    await db.updateTable('bookings').set({ outcome: 'offered' }).where('id', '=', offered.booking.id).execute();
    const other = { attendee_id: offered.booking.attendees[1]?.id ?? '', email: mailbox() };
    expect((await split(offered, [other])).error?.code).toBe('apart_not_offered');
  });
});
