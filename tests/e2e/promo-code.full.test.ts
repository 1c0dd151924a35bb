import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import {
  button,
  censa,
  checkoutOf,
  comeToCheck,
  heading,
  nameEveryone,
  payWith,
  press,
  zaren,
} from '../support/checkout-pages.ts';
import { stageCode } from '../support/promo-codes.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone } = useBrowser();

const field = (page: Page) => page.getByLabel('Code (optional)');
async function typeCode(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await field(page).press('Enter');
}

it('a code is refused with its reason, used, taken off, tried without network, and paid with', async () => {
  const show = await stage.show();
  const code = await stageCode(stage.db, show, { percent: 20 });
  const usedUp = await stageCode(stage.db, show, { percent: 20, most_uses: 0 });
  const page = await phone({ buyer: await stage.buyer() });
  await comeToCheck(page, show);
  const price = (sum: string) => button(page, `Pay ${sum} by card`).waitFor();

  // Nothing typed is no mistake.
  await press(page, 'Use code');
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field(page).getAttribute('aria-invalid')).toBeNull();

  await typeCode(page, 'none');
  await page.getByText('There’s no such code for this event. Check how it’s written.').waitFor();
  expect(await field(page).inputValue()).toBe('none');
  expect(await audit(page, 'en', 'a refused code')).toEqual([]);
  await typeCode(page, usedUp);
  await page.getByText('This code has been used as often as it can be.').waitFor();
  await price('€10.00');

  await typeCode(page, code.toLowerCase());
  await page.getByText(`Code used: ${code}`).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Promo code');
  await page.getByText('Ordinary price: €10.00. You pay: €8.00. You save €2.00.').waitFor();
  await price('€8.00');
  expect(await audit(page, 'en', 'a used code')).toEqual([]);
  await page.reload();
  await page.getByText(`Code used: ${code}`).waitFor();
  await press(page, 'Remove code');
  await price('€10.00');

  await page.context().setOffline(true);
  await typeCode(page, code);
  await page.getByText('We couldn’t reach the portal. Your places are still held: try again.').waitFor();
  expect(await field(page).inputValue()).toBe(code);
  await page.context().setOffline(false);
  await press(page, 'Use code');
  await price('€8.00');
  await press(page, 'Pay €8.00 by card');
  await payWith(page, 'pays');
  await heading(page, 'You’re going!');
  await page.getByRole('definition').filter({ hasText: code }).waitFor();
});

it('a code is used where tickets are counted: they are held, and cheaper at once', async () => {
  const show = await stage.show();
  const code = await stageCode(stage.db, show, { percent: 20 });
  const page = await phone({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await button(page, 'Use code').waitFor();
  expect(await button(page, 'Use code').isDisabled()).toBe(true);
  await button(page, 'One more student').click();
  await typeCode(page, 'none');
  await page.getByText('There’s no such code for this event. Check how it’s written.').waitFor();
  await typeCode(page, code);
  await page.getByText(`Code used: ${code}`).waitFor();
  await page.getByText('Ordinary price: €10.00. You pay: €8.00. You save €2.00.').waitFor();
  expect(await audit(page, 'en', 'a code used for counted tickets')).toEqual([]);
  await button(page, 'One more student').click();
  await page.getByText('You’ll see what these tickets cost with the code when you continue.').waitFor();
  await press(page, 'Continue');
  await nameEveryone(page, [zaren, censa]);
  await button(page, 'Pay €16.00 by card').waitFor();

  const visitor = await phone();
  await visitor.goto(checkoutOf(show));
  await visitor.getByText('If you have a promo code, you can use it once you’ve logged in.').waitFor();
});

it('a session that has ended leads to the login', async () => {
  const show = await stage.show();
  await stageCode(stage.db, show, { percent: 20 });
  const buyer = await stage.buyer();
  const page = await phone({ buyer });
  await comeToCheck(page, show);
  await stage.db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', buyer.id).execute();
  await typeCode(page, 'none');
  await heading(page, 'Please log in again');
});
