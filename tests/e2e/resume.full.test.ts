import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, censa, checkoutOf, heading, nameEveryone, payWith, press, zaren } from '../support/checkout-pages.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();

const countOf = (page: Page, kind: string) => page.getByRole('group', { name: kind }).getByRole('status');

/** One student and one guest, with unreserved places. */
async function chooseTickets(page: Page): Promise<void> {
  await button(page, 'One more student').click();
  await button(page, 'One more guest').click();
}

describe('a reload', () => {
  it('comes back to every step with what was chosen and typed', async () => {
    const show = await stage.show();
    const page = await phone({ buyer: await stage.buyer() });
    await page.goto(checkoutOf(show));
    await heading(page, 'How many tickets?');
    await chooseTickets(page);
    await page.reload();
    await heading(page, 'How many tickets?');
    await expect.poll(() => countOf(page, 'student').textContent()).toBe('1');
    await expect.poll(() => countOf(page, 'guest').textContent()).toBe('1');

    await press(page, 'Continue');
    await heading(page, 'Who’s coming?');
    await page.reload();
    await heading(page, 'Who’s coming?');
    await page.getByRole('group', { name: 'Ticket 2, guest' }).waitFor();
    await nameEveryone(page, [zaren, censa]);

    await heading(page, 'Check before you pay');
    await page.reload();
    await heading(page, 'Check before you pay');
    await page.getByText('Ċensa Ħili').waitFor();
    await press(page, 'Pay €25.00 by card');
    await heading(page, 'Pay by test card');
    await page.reload();
    await payWith(page, 'pays');

    await heading(page, 'You’re going!');
    const reference = await page.getByRole('definition').first().textContent();
    await page.reload();
    await heading(page, 'You’re going!');
    expect(await page.getByRole('definition').first().textContent()).toBe(reference);
  });
});

describe('Back and Forward', () => {
  it('move between the steps and lose nothing', async () => {
    const show = await stage.show();
    const page = await desk({ buyer: await stage.buyer() });
    await page.goto(checkoutOf(show));
    await chooseTickets(page);
    await press(page, 'Continue');
    await nameEveryone(page, [zaren, censa]);
    await heading(page, 'Check before you pay');
    await page.goBack();
    await heading(page, 'Who’s coming?');
    expect(await page.getByLabel('Last name').nth(1).inputValue()).toBe('Ħili');
    await page.goBack();
    await heading(page, 'How many tickets?');
    await expect.poll(() => countOf(page, 'guest').textContent()).toBe('1');
    await page.goForward();
    await heading(page, 'Who’s coming?');
    await page.goForward();
    await heading(page, 'Check before you pay');
  });

  it('never pay, and never leave the end of a booking for its steps', async () => {
    const show = await stage.show();
    const page = await desk({ buyer: await stage.buyer() });
    await page.goto(checkoutOf(show));
    await chooseTickets(page);
    await press(page, 'Continue');
    await nameEveryone(page, [zaren, censa]);
    await press(page, 'Pay €25.00 by card');
    await heading(page, 'Pay by test card');
    await page.goBack();
    await heading(page, 'Waiting for your payment');
    await button(page, 'Continue to payment').click();
    await payWith(page, 'pays');
    await heading(page, 'You’re going!');
    await page.goBack();
    await page.goForward();
    await heading(page, 'You’re going!');
  });
});

it('goes on in a second tab where the first one is', async () => {
  const show = await stage.show();
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await chooseTickets(page);
  await press(page, 'Continue');
  await nameEveryone(page, [zaren, censa]);
  await heading(page, 'Check before you pay');

  const second = await page.context().newPage();
  await second.goto(checkoutOf(show));
  await heading(second, 'Check before you pay');
  await second.getByText('Ċensa Ħili').waitFor();
  await press(second, 'Pay €25.00 by card');
  await payWith(second, 'pays');
  await heading(second, 'You’re going!');
  // The first tab may learn by itself that all is paid before it is pressed.
  await Promise.race([press(page, 'Pay €25.00 by card'), heading(page, 'You’re going!')]);
  await heading(page, 'You’re going!');
  const bookings = await stage.db
    .selectFrom('bookings')
    .select('state')
    .where('occurrence_id', '=', show.occurrenceId)
    .execute();
  expect(bookings).toEqual([{ state: 'paid' }]);
});
