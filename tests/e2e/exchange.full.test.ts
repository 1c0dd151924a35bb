import { expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { censa, heading, nameEveryone, payWith, press, zaren } from '../support/checkout-pages.ts';
import { stageCode } from '../support/promo-codes.ts';
import { stageOtherDate } from '../support/stage.ts';
import { useTickets } from '../support/use-tickets.ts';

const { stage, hold, pay, read, isToldOf } = useTickets();
const { phone } = useBrowser();

it('a booking moves to a dearer date with other seats, and the old one stands until the difference is paid', async () => {
  const sale = await hold({ seats: 40 });
  await pay(sale);
  const page = await phone({ buyer: sale.buyer });
  await page.goto('/account/bookings');
  await page.getByText('The date can’t be changed, because no other date can be booked.').waitFor();
  await stageOtherDate(stage.db, sale.show, { seats: 40, startsInDays: 40, cents: { student: 1200, guest: 1500 } });
  const code = await stageCode(stage.db, sale.show, { percent: 10 });
  await stageOtherDate(stage.db, sale.show, { capacity: 0, startsInDays: 50 });
  await page.reload();
  await page.getByRole('button', { name: /^Change the date/ }).click();
  await page.getByText('Fully booked').waitFor();
  expect(await audit(page, 'en', 'the dates')).toEqual([]);
  await page.getByRole('button', { name: /^Choose / }).click();
  await heading(page, 'Choose your seats');
  await page.getByText('€4.00 more', { exact: true }).first().waitFor();
  await press(page, 'Continue');
  await nameEveryone(page, [zaren, censa]);
  await heading(page, 'Check the new date');
  await page.getByText('You pay €4.00 more').waitFor();
  await page.getByLabel('Code (optional)').fill(code);
  await press(page, 'Use code');
  await page
    .getByText('Ordinary price: €24.00. Your price: €21.60. You save €2.40. You pay €1.60 more.', { exact: true })
    .waitFor();
  expect(await audit(page, 'en', 'the new date')).toEqual([]);

  await page.goto('/account/bookings');
  await page.getByText('You’re moving this booking').waitFor();
  expect(await page.getByRole('button', { name: /^(Cancel booking|Send to someone)/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Continue changing the date/ }).click();
  await press(page, 'Pay €1.60');
  await payWith(page, 'pays');
  await heading(page, 'You’re going!');
  await page.getByText('You paid €1.60 more').waitFor();
  await page.getByText(/^Kept on this phone/).waitFor();
  const kept = await page.evaluate(async () => (await caches.match('/tickets/kept.json'))?.text());
  expect(kept).toContain('"bookings":[{');
  expect(kept).not.toContain(`"id":"${sale.booking.id}"`);
  expect((await read(sale)).state).toBe('exchanged');
  await isToldOf(sale.buyer.email, 'Your new date');
});
