import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { usePurchases } from '../support/purchasing.ts';
import { useSales } from '../support/use-sales.ts';

const { startSale, openPayment, read, sandbox } = useSales();
const { urls, person, donate, orderCard, opened, end, sessionOf } = usePurchases();

type Payer = Pick<Awaited<ReturnType<typeof person>>, 'client'>;
const paymentOf = async ({ client }: Payer, payment = '') =>
  client.GET('/payments/{payment}', { params: { path: { payment } } });
const stateOf = async (payer: Payer, payment?: string) => (await paymentOf(payer, payment)).data?.data.state;

it('of a booking and of a donation are told the same way, to whoever pays', async () => {
  const sale = await startSale();
  const session = await openPayment(sale);
  const booked = (await read(sale))?.payment?.id;
  const giver = await person();
  const donation = await opened(donate(giver));
  const { data, response } = await paymentOf(sale, booked);
  expect(data?.data).toMatchObject({ id: booked, state: 'open', session_id: session, amount: { amount: 2000 } });
  expect(data?.data.url).toMatch(/^http/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect((await paymentOf(giver, donation.payment_id)).data?.data).toMatchObject({
    state: 'open',
    url: donation.url,
    amount: donation.amount,
  });
  await sandbox.pay(sessionOf(donation), '4000000000000002');
  await expect.poll(() => stateOf(giver, donation.payment_id)).toBe('declined');
  await sandbox.pay(session);
  await expect.poll(() => stateOf(sale, booked)).toBe('paid');
  expect((await paymentOf(sale, booked)).data?.data.url).toBeNull();
  await sale.client.DELETE('/bookings/{booking}', { params: { path: sale.path } });
  await expect.poll(() => stateOf(sale, booked)).toBe('refunded');
});

it('are found by nobody else, and not by what they are for', async () => {
  const owner = await person();
  const card = await opened(orderCard(owner));
  const answers = [
    await paymentOf(await person(), card.payment_id),
    await paymentOf(owner, card.id),
    await paymentOf(owner, randomUUID()),
    await paymentOf({ client: clientOf(urls[0]) }, card.payment_id),
  ];
  expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 401]);
});

it('end with what they are for, and then say so', async () => {
  const giver = await person();
  const purchase = await opened(donate(giver));
  await end(purchase);
  expect((await paymentOf(giver, purchase.payment_id)).data?.data).toMatchObject({ state: 'expired', url: null });
  await sandbox.pay(sessionOf(purchase));
  await expect.poll(() => stateOf(giver, purchase.payment_id)).toBe('refunded');
});
