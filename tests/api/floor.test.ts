import { describe, expect, inject, it } from 'vitest';
import { stagePerson } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { admission, deviceAt } from '../support/doors.ts';
import { invitationIn, nthMailTo } from '../support/mailbox.ts';
import { deleteForGood } from '../support/stage-life.ts';
import { type TicketSale, useTickets, zaren } from '../support/use-tickets.ts';

const { urls, dataDir } = inject('portal');
const { stage, hold, pay, doorkeeper } = useTickets();

/** Paid tickets, and a device at the door. */
async function evening(places = 2) {
  const sale = await hold({}, places);
  const { attendees } = await pay(sale);
  const tickets = attendees.map(({ id, code }) => ({ id, code: code ?? '' }));
  const ticket = (index: number) => tickets[index] ?? { id: '', code: '' };
  return { sale, ticket, door: deviceAt(await doorkeeper(), sale.show, 'Main') };
}

async function floorOf(client: Client) {
  const { data } = await client.GET('/floor');
  if (!data) throw new Error('The floor cannot be read');
  return data.data;
}

/** The dates of the tiles by the names of their years. */
const laid = async (client: Client) =>
  (await floorOf(client)).map(({ name, tiles }) => [name, tiles.map(({ occurrence_id }) => occurrence_id)]);

const moveTo = (sale: TicketSale, moment: string) =>
  stage.db
    .updateTable('occurrences')
    .set({ starts_at: new Date(moment) })
    .where('id', '=', sale.show.occurrenceId)
    .execute();

describe('the floor', () => {
  it('is bare until the door lets somebody in, and gets one tile for a date, however many came', async () => {
    const { sale, ticket, door } = await evening();
    expect(await laid(sale.client)).toEqual([['2026/27', []]]);
    await door.send([admission(ticket(0))]);
    await door.send([admission(ticket(1))]);
    const [year] = await floorOf(sale.client);
    expect(year).toMatchObject({ year: 2026, is_current: true, has_poster: false, poster_from: '2027-06-01' });
    expect(year?.tiles).toMatchObject([
      { occurrence_id: sale.show.occurrenceId, event: { slug: sale.show.slug, title: sale.show.slug } },
    ]);
  });

  it('loses the tile when the door takes the entry back, and keeps it when another entry takes its place', async () => {
    const { sale, ticket, door } = await evening(1);
    const [first, second] = [admission(ticket(0)), admission(ticket(0))];
    const tile = [['2026/27', [sale.show.occurrenceId]]];
    await door.send([first, second]);
    await door.send([{ ...first, event: 'undo' }]);
    expect(await laid(sale.client)).toEqual(tile);
    await door.send([{ ...second, event: 'undo' }]);
    expect(await laid(sale.client)).toEqual([['2026/27', []]]);
    await door.send([admission(ticket(0)), { ...admission(ticket(0)), hash: 'of another ticket' }]);
    expect(await laid(sale.client)).toEqual(tile);
  });

  it('gets nothing for an entry with a ticket that was not valid', async () => {
    const { sale, ticket, door } = await evening(1);
    expect(await door.send([{ ...admission(ticket(0)), hash: 'of another ticket' }])).toEqual(['not_valid']);
    expect(await laid(sale.client)).toEqual([['2026/27', []]]);
  });

  it('keeps its tiles when the log of the door is deleted', async () => {
    const { sale, ticket, door } = await evening(1);
    await door.send([admission(ticket(0))]);
    await stage.db.deleteFrom('door_logs').where('occurrence_id', '=', sale.show.occurrenceId).execute();
    expect(await laid(sale.client)).toEqual([['2026/27', [sale.show.occurrenceId]]]);
    // A device that sends late what it has repeats the entry, and changes nothing.
    await door.send([admission(ticket(0))]);
    expect(await laid(sale.client)).toEqual([['2026/27', [sale.show.occurrenceId]]]);
  });

  it.each([
    ['2026-09-30T21:59:59Z', '2025/26', true],
    ['2026-09-30T22:00:00Z', '2026/27', false],
  ])('belongs to the scholastic year by the clocks in Malta: %s', async (moment, name, hasPoster) => {
    const { sale, ticket, door } = await evening(1);
    await door.send([admission(ticket(0))]);
    await moveTo(sale, moment);
    const years = await floorOf(sale.client);
    expect(years.find((year) => year.tiles.length > 0)).toMatchObject({ name, has_poster: hasPoster });
    expect(years.map((year) => year.is_current)).toEqual(hasPoster ? [true, false] : [true]);
  });
});

it('the tile of a ticket that was given away is with whoever came, in their data, and goes with their account', async () => {
  const { sale, ticket, door } = await evening(1);
  const friend = await stagePerson(stage.db, urls[0]);
  await sale.client.POST('/bookings/{booking}/transfers', {
    params: sale.params,
    body: { attendee_id: ticket(0).id, email: friend.email },
  });
  const { token } = invitationIn(await nthMailTo(dataDir, friend.email));
  const { data } = await friend.client.POST('/ticket-transfers/accept', { body: { token, ...zaren } });
  const [received] = data?.data.attendees ?? [];
  await door.send([admission({ id: received?.id ?? '', code: received?.code ?? '' })]);
  expect(await laid(friend.client)).toEqual([['2026/27', [sale.show.occurrenceId]]]);
  expect(await laid(sale.client)).toEqual([['2026/27', []]]);
  const told = (await friend.client.GET('/auth/export')).data?.data['attended'];
  expect(told).toMatchObject([{ slug: sale.show.slug }]);

  await deleteForGood(stage.db, inject('portal'), friend);
  const kept = stage.db
    .selectFrom('attendances')
    .selectAll()
    .where('attendee_id', '=', received?.id ?? '');
  await expect.poll(() => kept.execute()).toEqual([]);
});
