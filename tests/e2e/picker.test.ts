import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, press, censa, checkoutOf, heading, nameEveryone, payWith, zaren } from '../support/checkout-pages.ts';
import { useStage } from '../support/use-stage.ts';

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

it('books two seats from the list', async () => {
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
