import { afterAll, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { stageRide } from '../support/carpooling.ts';
import { button } from '../support/checkout-pages.ts';
import { holdBack } from '../support/hold-back.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone } = useBrowser();

it.each([
  { end: 'cancels the ride', told: ':focus', words: 'Carpooling cancelled. Date: ', space: 'C-7' },
  { end: 'is refused', told: '[role=alert]', words: /./, space: 'C-8' },
])('who closes the question before the answer comes, which $end, is told', async ({ end, told, words, space }) => {
  const { driver, id } = await stageRide(db, urls[0], space);
  const page = await phone({ buyer: driver });
  await page.goto('/account/carpooling/bookings');
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  const answer = await holdBack(page, /\/api\/carpool\/bookings\/[\da-f-]{36}/);
  await button(page, 'Yes, cancel it').click();
  await page.getByText('Cancelling', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (end === 'is refused')
    await db.updateTable('carpools').set({ state: 'entered', entered_at: new Date() }).where('id', '=', id).execute();
  await answer();
  await page.locator(told).filter({ hasText: words }).waitFor();
  if (end === 'cancels the ride') await page.getByText('You have no rides coming up').waitFor();
});

it.each([
  { path: '/account/carpooling', answer: 'I’m coming', space: 'C-3' },
  { path: '/account/carpooling/bookings', answer: 'Decline', space: 'C-6' },
])('who answers $answer on $path after the driver has cancelled is told', async ({ path, answer, space }) => {
  const { driver, passenger, id } = await stageRide(db, urls[0], space);
  const page = await phone({ buyer: passenger });
  await page.goto(path);
  await button(page, answer).waitFor();
  await driver.client.DELETE('/carpool/bookings/{carpoolId}', { params: { path: { carpoolId: id } } });
  await button(page, answer).click();
  if (answer === 'Decline') await button(page, 'Yes, decline it').click();
  await page.locator(':focus').getByText('That is no longer possible.').waitFor();
  await page.getByText('You have no rides coming up').waitFor();
  await page.locator(':focus').getByText('That is no longer possible.').waitFor();
});
