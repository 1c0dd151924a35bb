import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pollMs } from '../../src/features/checkout/seat-feed.ts';
import { useBrowser } from '../support/browser.ts';
import { holdBack } from '../support/hold-back.ts';
import { button, press, checkoutOf, chooseSeat, heading, pressSeat, seatCell } from '../support/checkout-pages.ts';
import type { Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk } = useBrowser();

/** The address that a page polls for changed seats. */
const feed = /\/seating\?since=/;

async function buyerAtSeats(show: Show): Promise<Page> {
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await seatCell(page, 'A', 1).waitFor();
  return page;
}

it('tells the slower of two buyers of one seat to choose again', async () => {
  const show = await stage.show({ seats: 20 });
  const [quick, slow] = [await buyerAtSeats(show), await buyerAtSeats(show)];
  const tellNews = await holdBack(slow, feed);
  await Promise.all([quick.waitForResponse(/\/api\/bookings$/), pressSeat(quick, 'A', 5)]);
  await pressSeat(slow, 'A', 5);

  await slow.getByText('Please revisit your seating options.').waitFor();
  await tellNews();
  await seatCell(slow, 'A', 5, 'On hold').waitFor();
  await seatCell(quick, 'A', 5, 'Selected').waitFor();
  await chooseSeat(slow, 'A', 6);
  await expect.poll(() => slow.getByText('Please revisit your seating options.').isVisible()).toBe(false);
});

it('shows a seat that someone takes within two seconds, and says so to those in its row', async () => {
  const show = await stage.show({ seats: 20 });
  const [watching, taking] = [await buyerAtSeats(show), await buyerAtSeats(show)];
  await chooseSeat(watching, 'A', 3);
  await Promise.all([taking.waitForResponse(/\/api\/bookings$/), pressSeat(taking, 'A', 5)]);
  // The polling interval is the page's; a busy machine's delays are not.
  expect(pollMs).toBeLessThan(2000);
  await seatCell(watching, 'A', 5, 'On hold').waitFor();
  await watching.getByText('1 seat in your row was taken or released just now.').waitFor();
});

it('says of a seat that someone else has that it is taken, when it is asked for by keyboard', async () => {
  const show = await stage.show({ seats: 20 });
  const [quick, slow] = [await buyerAtSeats(show), await buyerAtSeats(show)];
  await chooseSeat(quick, 'A', 1);
  await seatCell(slow, 'A', 1, 'On hold').focus();
  await slow.keyboard.press('Space');
  const taken = slow.getByRole('status').filter({ hasText: 'Stalls, row A, seat 1 is taken. Choose another.' });
  await taken.waitFor();
  await slow.keyboard.press('ArrowRight');
  await taken.waitFor({ state: 'detached' });
});
