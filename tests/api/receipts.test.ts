import { expect, it } from 'vitest';
import { mailAbout } from '../support/mailbox.ts';
import { type TicketSale, useTickets } from '../support/use-tickets.ts';
import { readPdf } from '../unit/pdf/read-pdf.ts';

const { stage, dataDir, hold, read, pay } = useTickets();

/** The lines of a booking's receipt. */
async function receiptOf({ client, params }: TicketSale): Promise<string[]> {
  const { data } = await client.GET('/bookings/{booking}/receipt', { params, parseAs: 'arrayBuffer' });
  return readPdf(Buffer.from(data as unknown as ArrayBuffer)).pages.flat();
}

const following = (lines: readonly string[], line: string) => lines[lines.indexOf(line) + 1];

it('tell the VAT in the price on the page, in the PDF and by mail, and credit it with what goes back', async () => {
  const sale = await hold({ cents: { student: 333, guest: 0 }, vat: 1800 }, 3);
  expect(sale.booking.vat).toEqual([
    {
      percent: 18,
      gross: { amount: 999, formatted: '€9.99' },
      vat: { amount: 153, formatted: '€1.53' },
    },
  ]);
  const [first] = (await pay(sale)).attendees;
  const told = await mailAbout(dataDir, sale.buyer.email, `Your tickets: ${sale.show.slug}`);
  expect(told.text).toContain('VAT at 18%: €1.53, included in €9.99');
  const pdf = await sale.client.GET('/bookings/{booking}/tickets', { params: sale.params, parseAs: 'arrayBuffer' });
  const { pages } = readPdf(Buffer.from(pdf.data as unknown as ArrayBuffer));
  expect(pages[0]?.join(' ')).toContain('€3.33, includes €0.51 VAT at 18%');
  const paid = await receiptOf(sale);
  expect(paid).toEqual(expect.arrayContaining(['VAT number: MT00000000', 'Paid by: Żaren Buħaġiar']));
  expect(following(paid, '3 × student, €3.33')).toBe('€9.99');
  expect(following(paid, 'Total paid')).toBe('€9.99');
  expect(following(paid, 'VAT at 18%, included in €9.99')).toBe('€1.53');
  expect(paid).not.toContain('Refunds');

  await sale.client.DELETE('/bookings/{booking}/attendees', {
    params: { ...sale.params, query: { 'filter[state]': 'bought' } },
    body: { attendees: [{ id: first?.id ?? '' }] },
  });
  await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
  await expect.poll(async () => (await read(sale)).state).toBe('refunded');
  const credits = (await read(sale)).refunds.map(({ amount, vat }) => [amount.amount, vat?.amount]);
  // The portal's clock may stand still: then both were at the same moment, and have no order.
  expect(credits.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [333, 51],
    [666, 102],
  ]);
  const one = await mailAbout(dataDir, sale.buyer.email, `One ticket cancelled: ${sale.show.slug}`);
  expect(one.text).toContain('Credit: −€3.33, including VAT of −€0.51');
  const rest = await mailAbout(dataDir, sale.buyer.email, `Cancelled: ${sale.show.slug}`);
  expect(rest.text).toContain('Credit: −€6.66, including VAT of −€1.02');
  const credited = (await receiptOf(sale)).slice(paid.length);
  expect(credited[0]).toBe('Refunds');
  expect(credited).toEqual(expect.arrayContaining(['−€3.33', '−€6.66']));
  for (const vat of ['−€0.51', '−€1.02']) expect(credited.join(' ')).toContain(`including VAT of ${vat}`);
});

it('print no empty boxes for the emoji and other scripts in a name', async () => {
  const sale = await hold();
  const name = { first_name: 'Ġulja 🎉 王', last_name: 'Żammit' };
  await stage.db.updateTable('users').set(name).where('id', '=', sale.buyer.id).execute();
  await pay(sale);
  expect(await receiptOf(sale)).toContain('Paid by: Ġulja ? Żammit');
});

it('there is none where nothing was paid, and nobody else has it', async () => {
  const sale = await hold();
  const receipt = '/bookings/{booking}/receipt';
  expect((await sale.client.GET(receipt, { params: sale.params })).response.status).toBe(409);
  const free = await hold({ cents: { student: 0, guest: 0 } });
  await pay(free);
  expect((await free.client.GET(receipt, { params: free.params })).response.status).toBe(409);
  expect((await free.client.GET(receipt, { params: sale.params })).response.status).toBe(404);
});

it('say no word of VAT where the content gives no rate', async () => {
  const sale = await hold();
  expect(sale.booking.vat).toEqual([]);
  await pay(sale);
  const told = await mailAbout(dataDir, sale.buyer.email, `Your tickets: ${sale.show.slug}`);
  const pdf = await sale.client.GET('/bookings/{booking}/tickets', { params: sale.params, parseAs: 'arrayBuffer' });
  const { pages } = readPdf(Buffer.from(pdf.data as unknown as ArrayBuffer));
  expect(`${told.text} ${pages.flat().join(' ')}`).not.toMatch(/VAT|Credit/);
  await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
  const { refunds } = await read(sale);
  expect(refunds.map(({ vat }) => vat)).toEqual([null]);
});
