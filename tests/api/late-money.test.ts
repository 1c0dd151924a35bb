import { expect, it } from 'vitest';
import { askFor, caseOf, decide, evening, useRentals } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';
import { stageFitting } from '../support/togas.ts';
import { useTogas } from '../support/use-togas.ts';

const rentals = useRentals();
const { urls, db, sandbox, renter, held, pay, read, untilState } = useTogas();

it('a hire that was paid late, by a payment that had ended, gives that money back when it is called off', async () => {
  const { client } = await rentals.student();
  const { client: desk } = await stageStaff(db, urls[0], 'services');
  const asked = await askFor(client, { ...evening(), venue: 'temi-zammit-hall' });
  await decide(desk, asked.id, 'request.approve');
  const open = async () =>
    (await client.POST('/rentals/requests/{request}/pay', caseOf(asked.id))).data?.data.payment?.session_id ?? '';
  const first = await open();
  // Our own record ended a moment before the money arrived.
  await db.updateTable('payments').set({ state: 'expired' }).where('session_id', '=', first).execute();
  expect(await open()).not.toBe(first);
  await sandbox.pay(first);
  const read = async () => (await client.GET('/rentals/requests/{request}', caseOf(asked.id))).data?.data;
  await expect.poll(async () => (await read())?.state).toBe('approved');
  expect((await read())?.payment).toMatchObject({ state: 'paid', session_id: first, url: null });
  const { data } = await client.DELETE('/rentals/requests/{request}', caseOf(asked.id));
  expect(data?.data).toMatchObject({ state: 'cancelled', refunded: { amount: 12_000 } });
  await expect.poll(() => rentals.refunded(asked.id)).toEqual([12_000]);
});

it('a toga is not given for late money of another price: that goes back, and the page says so', async () => {
  const graduate = await renter();
  const occurrence = await stageFitting(db);
  const { id } = await held(graduate, { occurrence, pieces: ['sash'] });
  const late = await pay(graduate, id);
  // Our own record ended a moment before the money arrived.
  await db.updateTable('payments').set({ state: 'expired' }).where('session_id', '=', late).execute();
  await db.updateTable('toga_rentals').set({ state: 'held' }).where('id', '=', id).execute();
  await held(graduate, { occurrence, pieces: ['toga', 'sash', 'trencher'] });
  const own = await pay(graduate, id);
  await sandbox.pay(late);
  const { id: payment } = await db
    .selectFrom('payments')
    .select('id')
    .where('session_id', '=', late)
    .executeTakeFirstOrThrow();
  const told = async () =>
    (await graduate.client.GET('/payments/{payment}', { params: { path: { payment } } })).data?.data.state;
  await expect.poll(told).toBe('refunded');
  expect((await read(graduate, id))?.payment).toMatchObject({ state: 'open', session_id: own });
  await pay(graduate, id);
  await sandbox.pay(own);
  await untilState(id, 'booked');
});
