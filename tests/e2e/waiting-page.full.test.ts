import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import type { Show } from '../support/stage.ts';
import { useWaiting } from '../support/use-waiting.ts';

const { person, soldOut, join, give, becomes, endOffer, entryOf, waiter } = useWaiting();
const { phone } = useBrowser();

const listOf = ({ slug, occurrenceId }: Show) => `/tickets/receive?of=${slug}.${occurrenceId}`;

/** How often the page looks. */
const lookMs = 30_000;

it('somebody who has joined in another tab is shown their place in this one', async () => {
  const { show } = await soldOut({ seats: 2 });
  const me = await person();
  const page = await phone({ buyer: me });
  await page.goto(listOf(show));
  await page.getByLabel('Which ticket?').selectOption({ index: 1 });
  await join(me, show, 2);
  await button(page, 'Join the waiting list').tap();
  await page.getByRole('heading', { name: 'You’re next in line' }).waitFor();
});

it('somebody who need not wait any more is led to the places', async () => {
  const house = await soldOut({ seats: 2 });
  const me = await person();
  const page = await phone({ buyer: me });
  await page.goto(listOf(house.show));
  await page.getByLabel('Which ticket?').selectOption({ index: 1 });
  await give(house, 0, 2);
  // What the portal says about a date may be a second old.
  const tries = expect.poll(async () => {
    await button(page, 'Join the waiting list')
      .tap({ timeout: 1000 })
      .catch(() => undefined);
    return link(page, 'Choose tickets').isVisible();
  });
  await tries.toBe(true);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor({ state: 'attached' });

it('joining and being offered places are said aloud and keep the focus', async () => {
  const house = await soldOut({ seats: 4 });
  const me = await person();
  const page = await phone({ buyer: me });
  await page.clock.install();
  await page.goto(listOf(house.show));
  await page.getByLabel('Which ticket?').selectOption({ index: 1 });
  await page.getByLabel('How many places?').selectOption('2');
  await button(page, 'Join the waiting list').press('Enter');
  await said(page, 'You’re next in line');
  expect(await focused(page)).toBe('H1');
  await give(house, 0, 2);
  await becomes(me, house.show, 'offered');
  await page.clock.runFor(lookMs);
  await said(page, 'We’re holding places for you');
});

it('an offer whose time is over goes from the page, which keeps the focus', async () => {
  const house = await soldOut({ seats: 4 });
  const me = await waiter(house.show, 2);
  await give(house, 0, 2);
  await becomes(me, house.show, 'offered');
  const page = await phone({ buyer: me });
  await page.clock.install();
  await page.goto(listOf(house.show));
  await button(page, 'I don’t want them').focus();
  await endOffer((await entryOf(me, house.show))?.booking_id);
  await becomes(me, house.show, 'missed');
  await page.clock.runFor(lookMs);
  await said(page, 'Your last offer ran out');
  expect(await focused(page)).toBe('H1');
});

it('somebody who leaves a list among their bookings is told so', async () => {
  const { show } = await soldOut({ seats: 2 });
  const page = await phone({ buyer: await waiter(show) });
  await page.goto('/account/bookings');
  const leave = page.getByRole('button', { name: /^Leave the list/ });
  await leave.press('Enter');
  await leave.waitFor({ state: 'detached' });
  const words = `You’ve left the waiting list for ${show.slug}.`;
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(words);
});
