import { describe, expect, it } from 'vitest';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import { admission, deviceAt } from '../support/doors.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import { censa, type TicketSale, useTickets } from '../support/use-tickets.ts';

const { stage, hold, read, pay, update, doorkeeper, check, isToldOf } = useTickets();

describe('one ticket of several', () => {
  const cancel = ({ client, params }: TicketSale, id: string | undefined, state: 'open' | 'bought' = 'bought') =>
    client.DELETE('/bookings/{booking}/attendees', {
      params: { ...params, query: { 'filter[state]': state } },
      body: { attendees: [{ id: id ?? '' }] },
    });

  it('is cancelled with its part of the money, and the others stay valid', async () => {
    const door = await doorkeeper();
    const sale = await hold({ seats: 4 }, 3);
    const email = `guest-${sale.booking.id}@mail.example`;
    await update(sale, { id: sale.booking.attendees[1]?.id ?? '', ...censa, email });
    const [first, second, third] = (await pay(sale)).attendees;
    expect((await cancel(sale, second?.id, 'open')).response.status).toBe(409);
    const { data } = await cancel(sale, second?.id);
    expect(data?.data).toMatchObject({
      state: 'paid',
      total: { amount: 3000 },
      refunds: [{ amount: { amount: 1000 } }],
      refundable: { amount: 2000 },
    });
    expect(data?.data.attendees).toEqual([first, third]);
    expect(data?.data.cancelled_attendees).toEqual([{ ...second, can_cancel: false }]);
    expect((await cancel(sale, second?.id)).response.status).toBe(422);
    const standings = await Promise.all([first, second, third].map(async (ticket) => check(door, ticket?.code)));
    expect(standings.map((found) => found?.standing)).toEqual(['valid', 'cancelled', 'valid']);

    const seats = stage.db.selectFrom('seats').select('index').where('booking_id', '=', sale.booking.id);
    expect(await seats.orderBy('index').execute()).toEqual([{ index: 0 }, { index: 2 }]);
    const counted = stage.db.selectFrom('person_places').select('places').where('mailbox', '=', sale.buyer.email);
    expect(await counted.execute()).toEqual([{ places: 2 }]);
    const refunds = async () => (await read(sale)).refunds.map(({ amount, state }) => [amount.amount, state]);
    await expect.poll(refunds).toEqual([[1000, 'refunded']]);
    expect((await read(sale)).state).toBe('paid');
    await isToldOf(sale.buyer.email, 'One ticket cancelled');
    await isToldOf(email, 'Your ticket was cancelled');

    // The rest is refunded with the rest of the booking, not a cent twice.
    await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    await expect.poll(async () => (await read(sale)).state).toBe('refunded');
    expect((await refunds()).map(([cents]) => Number(cents)).toSorted((a, b) => a - b)).toEqual([1000, 2000]);
    expect(await read(sale)).toMatchObject({
      total: { amount: 3000 },
      refundable: { amount: 0 },
      attendees: [{ id: first?.id }, { id: third?.id }],
      cancelled_attendees: [{ id: second?.id }],
    });
  });

  it.each([0, 1000])('is told to its guest where the whole booking goes, at %i cents', async (student) => {
    const sale = await hold({ cents: { student, guest: student } });
    const email = `guest-${sale.booking.id}@mail.example`;
    await update(sale, { id: sale.booking.attendees[0]?.id ?? '', ...censa, email });
    await pay(sale);
    await isToldOf(email, 'Your ticket:');
    await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    await isToldOf(email, 'Your ticket was cancelled');
  });

  it('is the whole booking where it is the last, and is not cancelled after the deadline', async () => {
    const late = await hold({ startsInDays: 1 });
    const [ticket] = (await pay(late)).attendees;
    expect((await cancel(late, ticket?.id)).error?.code).toBe('cancel_too_late');
    const sale = await hold({ cents: { student: 0, guest: 0 } });
    const [first, second] = (await pay(sale)).attendees;
    expect((await cancel(sale, first?.id)).data?.data).toMatchObject({ state: 'paid', refunds: [] });
    expect((await cancel(sale, second?.id)).data?.data).toMatchObject({
      state: 'cancelled',
      attendees: [{ id: second?.id }],
    });
  });

  it('is not let go without a refund by somebody who believes that it is not paid yet', async () => {
    const sale = await hold({ seats: 4 }, 1);
    const [only] = (await pay(sale)).attendees;
    expect((await cancel(sale, only?.id, 'open')).error?.code).toBe('already_paid');
    expect(await read(sale)).toMatchObject({ state: 'paid', attendees: [only], refundable: { amount: 1000 } });
  });

  it('is not cancelled once somebody has come in with it, alone or with the booking', async () => {
    const sale = await hold({ startsInDays: 1, cancelHours: 0 });
    const [used, spare] = (await pay(sale)).attendees;
    const door = deviceAt(await doorkeeper(), sale.show, 'Main');
    const entry = admission({ id: used?.id ?? '', code: used?.code ?? '' });
    expect(await door.send([entry])).toEqual(['admitted']);
    const [usedNow, spareNow] = [
      { ...used, is_entered: true, can_cancel: false },
      { ...spare, is_entered: false, can_cancel: true },
    ];
    expect(await read(sale)).toMatchObject({ can_cancel: false, attendees: [usedNow, spareNow] });
    expect((await cancel(sale, used?.id)).error?.code).toBe('cancel_entered');
    const whole = () => sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    expect((await whole()).error?.code).toBe('cancel_entered');
    expect((await cancel(sale, spare?.id)).data?.data).toMatchObject({ refunds: [{ amount: { amount: 1000 } }] });
    expect(await read(sale)).toMatchObject({ state: 'paid', refundable: { amount: 1000 }, attendees: [usedNow] });
    await door.send([{ ...entry, event: 'undo' }]);
    expect(await read(sale)).toMatchObject({ can_cancel: true, attendees: [{ ...used, can_cancel: true }] });
    expect((await whole()).data?.data).toMatchObject({ state: 'refund_pending' });
  });

  it('leaves nothing to send back where the rest cost nothing', async () => {
    const sale = await hold({ cents: { student: 1000, guest: 0 } }, 1);
    const attendees = [{ ticket_id: sale.show.kinds.guest }];
    await sale.client.POST('/bookings/{booking}/attendees', { params: sale.params, body: { attendees } });
    const [paidTicket] = (await pay(sale)).attendees;
    await cancel(sale, paidTicket?.id);
    const { data: ended } = await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    expect(ended?.data).toMatchObject({ state: 'cancelled', refunds: [{ amount: { amount: 1000 } }] });
  });

  it('is told of as cancelled to the guest who was mailed it, also past the mails of the day', async () => {
    const sale = await hold();
    const email = `guest-${sale.booking.id}@mail.example`;
    await update(sale, { id: sale.booking.attendees[0]?.id ?? '', ...censa, email });
    const [ticket] = (await pay(sale)).attendees;
    const place = stage.db.selectFrom('attendees').select('mailed_at').where('email', '=', email);
    await expect.poll(async () => (await place.executeTakeFirst())?.mailed_at).toBeTruthy();
    const account = createFingerprint(SESSION_SECRET)('guest-account', sale.buyer.id);
    await stage.db.updateTable('mail_quotas').set({ sent: 1000 }).where('subject', '=', account).execute();
    await cancel(sale, ticket?.id);
    await isToldOf(email, 'Your ticket was cancelled');
  });
});
