import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { TicketQuestion } from '../../server/kernel/db/schema.ts';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, payWith, press } from '../support/checkout-pages.ts';
import { useStage } from '../support/use-stage.ts';
import { isFull } from '../support/size.ts';

const stage = useStage();
const { phone } = useBrowser();

/** Sixty letters without a place to break the line. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss';
const questions: TicketQuestion[] = [
  { key: 'table', label: { en: 'Table name', mt: 'Isem il-mejda' }, required: true },
  {
    key: 'meal',
    label: { en: 'Meal', mt: 'Ikla' },
    choices: [
      { key: 'meat', label: { en: 'With meat', mt: 'Bil-laħam' } },
      { key: 'vegan', label: { en: 'Vegan', mt: 'Vegan' } },
    ],
  },
];

/** The pixels by which a page is wider than its window. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const isInView = (page: Page, name: string) =>
  button(page, name).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
const hasFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(text);

it('keeps what is typed over a reload, saves it once the network is back, and shows the longest names', async () => {
  const show = await stage.show({ names: 'required', questions });
  const buyer = await stage.buyer();
  const page = await phone({ buyer, width: 320 });
  const counted = async () => /Step \d of \d/.exec(await page.getByRole('main').innerText())?.[0];
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').tap();
  expect(await counted()).toBe('Step 1 of 3');
  await press(page, 'Continue');
  await heading(page, 'Who’s coming?');
  expect(await counted()).toBe('Step 2 of 3');
  expect(await isInView(page, 'Back to the tickets')).toBe(true);

  await page.getByLabel('First name').fill(`${longName} 🎉`);
  await page.getByLabel('Last name').fill('Ħili');
  await press(page, 'Save and continue');
  await hasFocus(page, '2 things need fixing');
  await hasFocus(page, 'the ticket can’t print 🎉');
  await page.getByLabel('First name').fill(longName);
  await page.getByLabel('Table name').fill('Ta’ fuq');
  await page.getByLabel('Meal').selectOption('Vegan');
  await page.reload();
  await heading(page, 'Who’s coming?');
  expect(await page.getByLabel('First name').inputValue()).toBe(longName);
  expect(await page.getByLabel('Table name').inputValue()).toBe('Ta’ fuq');
  expect(await page.getByLabel('Meal').inputValue()).toBe('vegan');
  const place = stage.db.selectFrom('attendees').select(['first_name', 'answers']);
  const kept = place.where('occurrence_id', '=', show.occurrenceId);
  expect(await kept.execute()).toEqual([{ first_name: null, answers: {} }]);

  await page.context().setOffline(true);
  await press(page, 'Save and continue');
  await hasFocus(page, 'We couldn’t save the names');
  expect(await button(page, 'Save and continue').isEnabled()).toBe(true);
  await page.context().setOffline(false);
  await heading(page, 'Check before you pay');
  expect(await counted()).toBe('Step 3 of 3');
  expect(await kept.execute()).toEqual([{ first_name: longName, answers: { table: 'Ta’ fuq', meal: 'vegan' } }]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('attendees')))).toEqual([]);
  await page.getByText('Table name: Ta’ fuq').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await press(page, 'Pay €10.00 by card');
  await payWith(page, 'pays');
  await heading(page, 'You’re going!');
  await page.getByText('Meal: Vegan').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.goto('/account/bookings');
  await page.getByText(longName).first().waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

it.runIf(isFull)('lets names follow after paying, with the answers of the ticket', async () => {
  const show = await stage.show({ questions: questions.slice(1) });
  const page = await phone({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').tap();
  await press(page, 'Continue');
  await heading(page, 'Who’s coming?');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await press(page, 'Save and continue');
  await heading(page, 'Check before you pay');
  await page.getByRole('listitem').getByText('N/A', { exact: true }).waitFor();
  await press(page, 'Pay €10.00 by card');
  await payWith(page, 'pays');
  await heading(page, 'You’re going!');

  await page.goto('/account/bookings');
  await page.getByRole('button', { name: /^Add name/ }).tap();
  await page.getByLabel('First name').fill('王');
  await page.getByLabel('Last name').fill('Ħili');
  await button(page, 'Save name').tap();
  await page.getByText('The ticket cannot print 王.').waitFor();
  await page.getByLabel('First name').fill('Ċensa');
  await page.getByLabel('Meal').selectOption('Vegan');
  await button(page, 'Save name').tap();
  await page.getByText('Ċensa Ħili', { exact: true }).waitFor();
  await page.getByText('Meal: Vegan').waitFor();
});
