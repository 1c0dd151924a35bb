import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { mailAbout, nthMailTo } from '../support/mailbox.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff } from '../support/staff.ts';
import { useDeskBookings } from '../support/use-desk-bookings.ts';
import type { Sale } from '../support/use-sales.ts';

const { dataDir } = inject('portal');
const { db, urls, buy, startSale, open, emailOf, change, sweep, untilState, sandbox } = useDeskBookings();
const { person, apply, opened, permitOf, sessionOf, untilState: untilPurchase } = usePurchases();
const { phone, desk } = useBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function find(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await button(page, 'Search').click();
  await link(page, name).click();
}

async function rename(sale: Sale, name: string): Promise<string> {
  const email = await emailOf(sale);
  await db.updateTable('users').set({ first_name: 'Pawla', last_name: name }).where('email', '=', email).execute();
  return `Pawla ${name}`;
}

it('approves a permit, refunds half a booking and calls a date off, on a phone; every buyer has mail and money', async () => {
  const { token } = await stageStaff(db, urls[0], 'admin');
  const mark = crypto.randomUUID().slice(0, 8);
  const owner = await person();
  await db.updateTable('users').set({ first_name: 'Wistin', last_name: mark }).where('id', '=', owner.id).execute();
  const purchase = await opened(apply(owner));
  await sandbox.pay(sessionOf(purchase));
  await untilPurchase(purchase, 'paid');
  const half = await buy({ seats: 4 });
  const name = await rename(half, mark);
  const evening = await buy();
  const other = await buy({}, evening.show);
  const held = await startSale({}, evening.show);

  const page = await phone({ buyer: { token } });
  await page.goto('/desk/permits');
  await heading(page, 'Parking permits');
  await find(page, mark, `Wistin ${mark}`);
  await button(page, 'Approve').click();
  await page.getByText('Valid', { exact: true }).first().waitFor();
  await expect.poll(async () => (await permitOf(owner))?.state).toBe('valid');
  await mailAbout(dataDir, owner.email, 'Your parking permit is valid');

  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Bookings' }).click();
  await heading(page, 'Bookings');
  await find(page, half.booking.reference, name);
  await heading(page, half.booking.reference);
  await button(page, 'Refund an amount').click();
  await page.getByRole('textbox', { name: 'Amount in euros' }).fill('lots');
  await button(page, 'Refund an amount').click();
  await page.getByRole('alert').waitFor();
  await button(page, 'Cancel').click();
  await expect.poll(() => focused(page)).toBe('Send the tickets again');
  await button(page, 'Cancel and refund tickets').click();
  await expect.poll(() => focused(page)).toBe('Cancel and refund tickets');
  await button(page, 'Cancel and refund tickets').click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Why?' }).fill('The balcony is closed.');
  await button(page, 'Cancel and refund tickets').click();
  await page.getByRole('listitem').filter({ hasText: 'Tickets cancelled' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Tickets cancelled' }).innerText()).toContain('Ħarries');
  await expect
    .poll(async () => (await open(half)).refunds.map(({ amount, state }) => [amount.amount, state]))
    .toEqual([[1000, 'succeeded']]);
  const told = await mailAbout(dataDir, await emailOf(half), /^One ticket cancelled/);
  expect(told.text).toMatch(/We cancelled[^]*The balcony is closed\.[^]*€10\.00/);

  await page.goto(`/desk/bookings/dates/${evening.show.occurrenceId}`);
  await button(page, 'Call this date off').click();
  await page.getByText('2 people get their money back and an email.').waitFor();
  await page.getByText('€40.00').first().waitFor();
  for (const { booking } of [evening, other, held]) await page.getByText(booking.reference).waitFor();
  await page.getByRole('textbox', { name: 'Why?' }).fill('The singer is ill.');
  await button(page, 'Call it off').click();
  await page.getByRole('heading', { name: 'How it’s going' }).waitFor();
  await sweep();
  await Promise.all([evening, other].map((sale) => untilState(sale, 'refunded')));
  await untilState(held, 'cancelled');
  await page.getByText('Everyone has been told, and all the money is back.').first().waitFor();
  for (const sale of [evening, other]) {
    const to = await emailOf(sale);
    expect((await mailAbout(dataDir, to, /is cancelled/)).text).toContain('The singer is ill.');
    expect((await mailAbout(dataDir, to, /^Refunded: /)).text).toContain('€20.00');
    expect((await open(sale)).refunds.map(({ amount }) => amount.amount)).toEqual([2000]);
  }
});

it('puts another name on a ticket, sends tickets again, and tells of what a colleague did meanwhile', async () => {
  const { token } = await stageStaff(db, urls[0], 'events');
  const sale = await buy();
  const page = await desk({ buyer: { token } });
  await page.goto(`/desk/bookings/${sale.booking.id}`);
  await heading(page, sale.booking.reference);
  await page
    .getByRole('button', { name: /^Change the name/ })
    .first()
    .click();
  await expect.poll(() => focused(page)).toContain(sale.booking.reference);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ġorġa');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ħaż-Żebbuġija');
  await button(page, 'Change the name').click();
  await page.getByText('Ġorġa Ħaż-Żebbuġija', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Ġorġa Ħaż-Żebbuġija');
  await button(page, 'Send the tickets again').click();
  await page.getByRole('listitem').filter({ hasText: 'Tickets sent again' }).waitFor();
  await nthMailTo(dataDir, await emailOf(sale), 2);

  await change(sale, { event: 'refund.part', amount: 500 });
  await button(page, 'Cancel the booking').click();
  await button(page, 'Cancel the booking').click();
  await page.getByRole('alert').filter({ hasText: 'Someone has changed this' }).waitFor();
  await page.getByText('€15.00 goes back.', { exact: false }).waitFor();
  await button(page, 'Cancel the booking').click();
  await untilState(sale, 'refunded');

  await page.goto(`/desk/bookings/dates/${sale.show.occurrenceId}`);
  const { bytes } = await fileSavedBy(page, () => button(page, 'Save as a table (CSV)').click());
  expect(bytes.toString()).toContain(sale.booking.reference);
});

it.each(['en', 'mt'] as const)('is accessible in %s', async (locale) => {
  const { token } = await stageStaff(db, urls[0], 'events');
  const sale = await buy({ seats: 4 });
  await sandbox.refundsTurn('failed', sale.session);
  await change(sale, { event: 'refund.part', amount: 500, reason: 'x'.repeat(60) });
  await rename(sale, 'Ħ'.repeat(40));
  const off = await buy();
  await db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', off.show.occurrenceId).execute();
  const page = await desk({ locale, buyer: { token } });
  const problems: string[] = [];
  for (const address of [
    '/desk/bookings',
    '/desk/bookings?search=nobody-has-this',
    `/desk/bookings/${sale.booking.id}`,
    '/desk/bookings/dates',
    `/desk/bookings/dates/${sale.show.occurrenceId}`,
    `/desk/bookings/dates/${off.show.occurrenceId}`,
  ]) {
    await visit(page, address);
    problems.push(...(await audit(page, locale, address)));
  }
  expect(problems).toEqual([]);
});
