import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import {
  button,
  press,
  censa,
  checkoutOf,
  chooseSeat,
  heading,
  nameEveryone,
  payWith,
  seatCell,
  zaren,
} from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { useStage } from '../support/use-stage.ts';
import { isFull } from '../support/size.ts';

const stage = useStage();
const { desk } = useBrowser();

/** Requests a seat from the list. */
async function ask(page: Page, row: string, seat: string): Promise<void> {
  await page.getByLabel('Row', { exact: true }).selectOption(row);
  await page.getByLabel('Seat', { exact: true }).selectOption(seat);
  await button(page, 'Choose this seat').click();
}

const says = (page: Page, words: string) =>
  page.locator('form').getByRole('status').filter({ hasText: words }).waitFor();

it('says why a seat cannot be had, and that the tickets are missing', async () => {
  const show = await stage.show({ seats: 40, perPerson: 1 });
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await button(page, 'Choose from a list').click();
  await ask(page, 'A, 20 seats free', '4, Stalls, student €10.00, guest €15.00');
  await says(page, 'Stalls, row A, seat 4, Stalls, student €10.00, guest €15.00, Selected');
  await ask(page, 'B, 20 seats free', '11, Stalls, student €10.00, guest €15.00');
  await says(page, 'You can book 1 place. Release it to choose another.');

  await page.route('**/tickets?*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'We couldn’t fetch the tickets.' }).waitFor();
  await page.unroute('**/tickets?*');
  await button(page, 'Try again').click();
  await button(page, 'Choose from a list').waitFor();
});

it.runIf(isFull)('says each refusal, also in the same words as the last', async () => {
  const show = await stage.show({ seats: 40, perPerson: 1 });
  const buyer = await stage.buyer();
  const client = clientOf(inject('portal').urls[0], await stage.buyer());
  const attendees = [{ ticket_id: show.kinds.student, seat: { guid: 'seat-3' } }];
  await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  const page = await desk({ buyer });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');

  /** Does something twice, and waits until both times the same was said. */
  const twice = async (words: string, act: () => Promise<void>) => {
    await act();
    const said = page.getByRole('status').filter({ hasText: words }).first();
    const element = await said.evaluateHandle((region) => region.firstElementChild);
    await act();
    await expect.poll(() => said.evaluate((region, before) => region.firstElementChild !== before, element)).toBe(true);
  };
  await seatCell(page, 'A', 4, 'On hold').press('Enter');
  await twice('Stalls, row A, seat 4', () => seatCell(page, 'A', 4, 'On hold').press('Enter'));
  await chooseSeat(page, 'A', 5);
  await twice('You can book 1 place.', () => seatCell(page, 'A', 6, 'Available').press('Enter'));
  await button(page, 'Choose from a list').click();
  await twice('Choose a seat first', () => button(page, 'Choose this seat').press('Enter'));
});

it.runIf(isFull)('follows what others hold, in the list and in the words of the plan', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await desk();
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  const somebodyHolds = async (guid: string) => {
    const client = clientOf(inject('portal').urls[0], await stage.buyer());
    const attendees = [{ ticket_id: show.kinds.student, seat: { guid } }];
    const { response } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
    expect(response.status).toBe(201);
  };
  await seatCell(page, 'A', 4, 'Available').waitFor();
  await somebodyHolds('seat-3');
  await seatCell(page, 'A', 4, 'On hold').waitFor();

  await button(page, 'Choose from a list').click();
  await page.getByText('39 free seats').waitFor();
  await page.getByLabel('Row', { exact: true }).selectOption('A, 19 seats free');
  await somebodyHolds('seat-4');
  await page.getByText('38 free seats').waitFor();
  await page.getByRole('option', { name: 'A, 18 seats free' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('option', { name: /^5, / }).count()).toBe(0);
});

it.runIf(isFull)('books two seats from the list', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await button(page, 'Choose from a list').click();

  await button(page, 'Choose this seat').click();
  await says(page, 'Choose a seat first');
  for (const [row, seat] of [
    ['A, 20 seats free', '4, Stalls, student €10.00, guest €15.00'],
    ['B, 20 seats free', '11, Stalls, student €10.00, guest €15.00'],
  ] as const) {
    await ask(page, row, seat);
    await says(page, `Stalls, row ${row.charAt(0)}, seat ${seat}, Selected`);
  }
  await button(page, 'Release Stalls, row A, seat 4').waitFor();
  await press(page, 'Continue');
  await nameEveryone(page, [zaren, censa]);
  await press(page, 'Pay €20.00 by card');
  await payWith(page, 'pays');
  await heading(page, 'You’re going!');
});

it.runIf(isFull)('keeps the focus by the chosen seats when one of them is released', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await chooseSeat(page, 'A', 4);
  await chooseSeat(page, 'A', 5);
  for (const seat of [4, 5]) {
    const release = button(page, `Release Stalls, row A, seat ${seat}`);
    await release.press('Enter');
    await release.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your seats');
  }
});

it.runIf(isFull)('says offline that a seat is not released yet, and releases it once tried again', async () => {
  const show = await stage.show({ seats: 40 });
  const page = await desk({ buyer: await stage.buyer(), withoutWorker: true });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await chooseSeat(page, 'A', 4);
  await page.context().setOffline(true);
  await button(page, 'Release Stalls, row A, seat 4').click();
  await page.getByRole('alert').filter({ hasText: 'We couldn’t release what you removed.' }).waitFor();
  expect(await page.getByText('No seats chosen yet.').count()).toBe(0);

  await page.context().setOffline(false);
  await button(page, 'Try again').click();
  await page.getByText('No seats chosen yet.').waitFor();
  await seatCell(page, 'A', 4, 'Available').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your seats');
});
