import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { mailAbout } from '../support/mailbox.ts';
import { split, take, takeBack, tokenMailed } from '../support/share-calls.ts';
import type { TicketSale } from '../support/use-tickets.ts';
import { useShares } from '../support/use-shares.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';

const { db, hold, pay, friend, countedFor } = useShares();
const desk = useDeskBookings();
const mailbox = () => `friend-${randomUUID()}@mail.example`;

/** Gives the first ticket of a paid booking away. */
async function give({ client, path }: Pick<TicketSale, 'client'> & { path: { booking: string } }): Promise<void> {
  const params = { path };
  const { data } = await client.GET('/bookings/{booking}', { params });
  const email = mailbox();
  const body = { attendee_id: data?.data.attendees[0]?.id ?? '', email };
  await client.POST('/bookings/{booking}/transfers', { params, body });
  const names = { first_name: 'Ċensa', last_name: 'Ħili' };
  const accepted = { token: await tokenMailed(email), ...names };
  const receiver = await friend();
  expect((await receiver.client.POST('/ticket-transfers/accept', { body: accepted })).response.status).toBe(201);
}

describe('somebody’s limit after a change of address', () => {
  const move = ({ buyer }: Pick<TicketSale, 'buyer'>) =>
    db
      .updateTable('users')
      .set({ email: `${randomUUID()}@uni.example` })
      .where('id', '=', buyer.id)
      .execute();

  it('still counts the tickets that they gave away', async () => {
    const sale = await hold({ perPerson: 2 });
    await pay(sale);
    await give({ client: sale.client, path: sale.params.path });
    await move(sale);
    expect(await countedFor(sale.buyer, sale.show)).toBe(2);
    const body = { occurrence_id: sale.show.occurrenceId, attendees: [{ ticket_id: sale.show.kinds.student }] };
    expect((await sale.client.POST('/bookings', { body })).error?.code).toBe('over_the_limit');
  });

  it('still counts every place of a share that a friend has taken, until it is taken back', async () => {
    const sale = await hold({ seats: 6 }, 3);
    const email = mailbox();
    const places = sale.booking.attendees.slice(1).map(({ id }) => ({ attendee_id: id, email }));
    await split(sale, places);
    const other = await friend();
    const { data } = await take(other, await tokenMailed(email));
    const params = { path: { booking: data?.data.id ?? '' } };
    const body = { attendees: [{ id: data?.data.attendees[0]?.id ?? '' }] };
    await other.client.DELETE('/bookings/{booking}/attendees', { params, body });
    await move(sale);
    expect(await countedFor(sale.buyer, sale.show)).toBe(3);
    const [share] = (await sale.client.GET('/booking-shares')).data?.data ?? [];
    await takeBack(sale, share?.id ?? '');
    expect(await countedFor(sale.buyer, sale.show)).toBe(2);
  });
});

it('tells beforehand what cancelling sends back where a ticket was given away and the desk refunded a part', async () => {
  const sale = await desk.buy();
  await give(sale);
  expect((await desk.change(sale, { event: 'refund.part', amount: 300 })).response.status).toBe(200);
  expect(await desk.read(sale)).toMatchObject({ refundable: { amount: 1000 } });
  const { data } = await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
  const back = data?.data.refunds.map(({ amount }) => amount.amount).toSorted((one, other) => one - other);
  expect(back).toEqual([300, 1000]);
});

it('the mail about the buyer’s last ticket, once the other was given away, speaks of no others', async () => {
  const sale = await hold();
  const { client, buyer, params, show, booking } = sale;
  await pay(sale);
  await give({ client, path: params.path });
  const query = { 'filter[state]': 'bought' } as const;
  const body = { attendees: [{ id: booking.attendees[1]?.id ?? '' }] };
  await client.DELETE('/bookings/{booking}/attendees', { params: { ...params, query }, body });
  const mail = await mailAbout(inject('portal').dataDir, buyer.email, `One ticket cancelled: ${show.slug}`);
  expect(mail.text).toContain('no longer works at the door');
  expect(mail.text).not.toContain('other tickets');
});
