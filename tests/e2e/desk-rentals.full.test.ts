import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../machines/flow/durations.ts';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link, payWith } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { askFor, decide, evening, useRentals } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone, desk } = useBrowser();
const { pay, moveTo } = useRentals();

/** The rows of the page's summary, by their labels. */
const answersOf = async (page: Page): Promise<Record<string, string>> => {
  const texts = (tag: 'dt' | 'dd') => page.locator(tag).allInnerTexts();
  const values = await texts('dd');
  return Object.fromEntries((await texts('dt')).map((label, at) => [label.trim(), values[at]?.trim() ?? '']));
};

it('decides between two requests for one hall, with the calendar beside', async () => {
  const [one, other] = [await stageSession(db), await stageSession(db)];
  const when = { venue: 'jc-hall', start: '2038-05-04T18:00', end: '2038-05-04T21:00' };
  const [first, second] = [await askFor(clientOf(urls[0], one), when), await askFor(clientOf(urls[0], other), when)];
  const staff = await stageStaff(db, urls[0], 'services');
  const page = await desk({ buyer: staff });
  await page.goto(`/desk/rentals?search=${first.reference}`);
  await page.locator(`a[href$="${first.id}"]`).click();
  await page.getByText('Undecided').first().waitFor();
  await button(page, 'Approve').click();
  await page.getByText('Approved').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goto(`/desk/rentals/${second.id}`);
  await page.getByText('It can’t be approved like this.').waitFor();
  expect(await button(page, 'Approve').count()).toBe(0);
  await button(page, 'Decline').click();
  await page.getByLabel('Why?').fill('The hall is taken that evening.');
  await button(page, 'Decline').click();
  await page.getByText('Declined').first().waitFor();
  const student = await phone({ buyer: other });
  await student.goto(`/account/rentals/${second.id}`);
  await student.getByText('The hall is taken that evening.').waitFor();
  await link(page, 'Venues and equipment').first().click();
  await heading(page, 'Venues and equipment');
  const { data } = await clientOf(urls[0], one).GET('/rentals/requests');
  expect(data?.data.map(({ state }) => state)).toEqual(['approved']);
});

it('hires a hall every week with a plan of it, pays with a second card, and calls it off', async () => {
  const student = await stageSession(db);
  const page = await phone({ buyer: student });
  await page.goto('/services/rentals/request');
  await page.getByLabel('Venue', { exact: true }).last().selectOption('temi-zammit-hall');
  await page.getByText('€120.00 each time').waitFor();
  await page.getByLabel('Start date and time').fill('2038-03-18T18:00');
  await page.getByLabel('End date and time').fill('2038-03-18T20:00');
  await page.getByLabel('Every week until (optional)').fill('2038-04-01');
  await page.getByLabel('Number of people').fill('40');
  await page.getByLabel('What is it for?').fill('A play in three evenings');
  await button(page, 'Check your request').tap();
  await page.getByText('All 3 times').waitFor();
  await page.getByText('€360.00').waitFor();
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await page.locator('input[type=file]').setInputFiles(plan);
  await page.getByText('plan.pdf').first().waitFor();
  await button(page, 'Send request').tap();
  await page.getByText('You’ll get an answer within two working days').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const staff = await desk({ buyer: await stageStaff(db, urls[0], 'services') });
  await staff.goto(`/desk/rentals/${id}`);
  const saved = staff.waitForEvent('download');
  await staff.getByRole('button', { name: /^Save.*plan\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('plan.pdf');
  await button(staff, 'Approve').click();
  await staff.getByText('To be paid', { exact: true }).first().waitFor();

  await page.goto('/account');
  await page.getByRole('heading', { name: 'Pay for what you asked for' }).waitFor();
  await page.goto(`/account/rentals/${id}`);
  await page.getByText('If you call it off by Thu 11 Mar, 18:00, you get everything back').waitFor();
  await button(page, 'Pay €360.00').tap();
  await payWith(page, 'declined');
  await payWith(page, 'pays');
  await page.getByText('Approved', { exact: true }).waitFor();
  await button(page, 'Save to your calendar').waitFor();
  await page.getByText('Call it off by Thu 11 Mar, 18:00 to get €360.00 back.').waitFor();
  await button(page, 'Call it off').tap();
  await page.getByText('You’ll get back €360.00.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).tap();
  await page.getByText('Called off', { exact: true }).first().waitFor();
  for (const reader of [page, staff]) {
    if (reader === staff) await staff.reload();
    await expect.poll(() => answersOf(reader)).toMatchObject({ Paid: '€360.00', Refunded: '€360.00' });
  }
});

it('says that the money is kept, before a paid hall is called off too late and after', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const { id } = await askFor(client, { ...evening(), venue: 'temi-zammit-hall' });
  const { token, client: services } = await stageStaff(db, urls[0], 'services');
  await decide(services, id, 'request.approve');
  await pay(client, id);
  await moveTo(id, { inMs: 4 * DAY_MS + randomInt(80_000_000), forMs: 60_000 });
  const page = await phone({ buyer: student });
  await page.goto(`/account/rentals/${id}`);
  await page.getByText('It’s less than 7 days away: if you call it off, the €120.00 isn’t returned.').waitFor();
  await button(page, 'Call it off').tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('It’s less than 7 days away: the €120.00 isn’t returned.').waitFor();
  expect(await dialog.getByText('€0.00').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Call it off' }).tap();
  await page.getByText('Called off', { exact: true }).first().waitFor();
  const staff = await desk({ buyer: { token } });
  await staff.goto(`/desk/rentals/${id}`);
  await staff.getByText('Called off', { exact: true }).first().waitFor();
  for (const reader of [page, staff])
    await expect.poll(() => answersOf(reader)).toMatchObject({ Paid: '€120.00', 'Not refunded': '€120.00' });
});

it('keeps a part of the deposit for what came back damaged, and says so to both', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const { id } = await askFor(client, { ...evening(), venue: null, equipment: [{ id: 'lab-coat', quantity: 2 }] });
  const { token, client: services } = await stageStaff(db, urls[0], 'services');
  await decide(services, id, 'request.approve');
  await pay(client, id);
  await moveTo(id, { inMs: -HOUR_MS, forMs: 2 * HOUR_MS });
  const page = await phone({ buyer: student });
  await page.goto(`/account/rentals/${id}`);
  await page.getByText(/^It’s yours until .*Bring everything back by then\.$/).waitFor();
  const staff = await desk({ buyer: { token } });
  await staff.goto(`/desk/rentals/${id}`);
  await button(staff, 'Something is missing or damaged').click();
  const sum = staff.getByLabel('Kept from the deposit, in euros');
  await expect.poll(() => sum.inputValue()).toBe('20.00');
  await staff.getByText('At most €20.00. The rest goes back to the card.').waitFor();
  await staff.getByLabel('What is missing or damaged?').fill('A sleeve is burnt.');
  await sum.fill('half');
  await button(staff, 'Something is missing or damaged').click();
  await link(staff, 'Kept from the deposit, in euros: Enter a sum in euros, like 12.50').waitFor();
  await sum.fill('20.01');
  await button(staff, 'Something is missing or damaged').click();
  await link(staff, 'That’s more than the deposit. Enter a smaller sum.').waitFor();
  await sum.fill('12,50');
  await button(staff, 'Something is missing or damaged').click();
  await staff.getByText('Missing or damaged', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText('A sleeve is burnt.').waitFor();
  for (const reader of [page, staff])
    await expect
      .poll(() => answersOf(reader))
      .toMatchObject({ Paid: '€22.00', Refunded: '€7.50', 'Kept from the deposit': '€12.50' });
});

it('a reason is asked for where the focus goes, and Enter alone gets there', async () => {
  const request = await askFor(clientOf(urls[0], await stageSession(db)), evening());
  const page = await desk({ buyer: await stageStaff(db, urls[0], 'services') });
  await page.goto(`/desk/rentals/${request.id}`);
  await button(page, 'Decline').press('Enter');
  await page.getByRole('textbox').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
});
