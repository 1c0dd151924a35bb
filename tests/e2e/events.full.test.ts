import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { answers } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, heading, link, press, pressSeat } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { isFocused, tabTo } from '../support/keyboard.ts';
import { comesAlive } from '../support/late-parts.ts';
import { registrarOf, skip } from '../support/registering.ts';
import type { Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk, phone } = useBrowser();

const eventOf = ({ slug }: Show) => `/media/events/${slug}`;

/** Changes a show's date before anyone has looked at it. */
const changeDate = ({ occurrenceId }: Show, change: { cancelled?: boolean; bookings_close_at?: Date }) =>
  stage.db.updateTable('occurrences').set(change).where('id', '=', occurrenceId).execute();

async function fullyBookedShow(): Promise<Show> {
  const show = await stage.show({ capacity: 1 });
  const client = clientOf(inject('portal').urls[0], await stage.buyer());
  const places = [show.kinds.student, show.kinds.guest].map((ticket_id) => ({ ticket_id }));
  await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees: places } });
  return show;
}

describe('an event that cannot be booked', () => {
  it('is cancelled: said on its page and in its checkout', async () => {
    const show = await stage.show();
    await changeDate(show, { cancelled: true });
    const page = await phone({ buyer: await stage.buyer() });
    await page.goto(eventOf(show));
    await page.getByText('This event is cancelled').first().waitFor();
    expect(await page.getByRole('link', { name: 'Choose tickets' }).count()).toBe(0);
    await page.goto(checkoutOf(show));
    await heading(page, 'This event is cancelled');
  });

  it('is fully booked: said on its page and in its checkout', async () => {
    const show = await fullyBookedShow();
    const page = await phone({ buyer: await stage.buyer() });
    await page.goto(eventOf(show));
    await page.getByText('Fully booked', { exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Choose tickets' }).count()).toBe(0);
    await page.goto(checkoutOf(show));
    await heading(page, 'Fully booked');
  });

  it('has its bookings closed: said on its page and in its checkout', async () => {
    const show = await stage.show();
    await changeDate(show, { bookings_close_at: new Date('2026-01-01') });
    const page = await phone({ buyer: await stage.buyer() });
    await page.goto(eventOf(show));
    await page.getByText('Bookings closed', { exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Choose tickets' }).count()).toBe(0);
    await page.goto(checkoutOf(show));
    await heading(page, 'Bookings are closed');
  });
});

/** A visitor's way from the event to a seat that they choose. */
async function chooseAsVisitor(page: Page, show: Show): Promise<void> {
  await page.goto(eventOf(show));
  await link(page, 'Choose seats').click();
  await heading(page, 'How many tickets?');
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await pressSeat(page, 'A', 5);
  await heading(page, 'Log in to book');
}

async function seatIsHeld(page: Page): Promise<void> {
  await heading(page, 'Choose your seats');
  await button(page, 'Release Stalls, row A, seat 5').waitFor();
  await page.getByRole('timer').filter({ visible: true }).waitFor();
}

it('lets visitors look at tickets and seats, and comes back to the chosen seat once they have logged in', async () => {
  const page = await desk();
  await chooseAsVisitor(page, await stage.show({ seats: 20 }));
  await link(page, 'Log in to book').click();
  await page.getByLabel('Email address').fill('gulja.zammit@uni.example');
  await page.getByLabel('Password', { exact: true }).fill('Luzzu-2027');
  await button(page, 'Log in').click();
  await seatIsHeld(page);
});

it('keeps what a visitor chose, and the step, through a reload', async () => {
  const page = await desk();
  await page.goto(checkoutOf(await stage.show({ seats: 20 })));
  await button(page, 'One more student').click();
  await press(page, 'Choose seats');
  await heading(page, 'Choose your seats');
  await page.reload();
  await heading(page, 'Choose your seats');
  await page.getByText('1 seat still to choose').waitFor();
  await pressSeat(page, 'A', 5);
  await heading(page, 'Log in to book');
  await page.reload();
  await link(page, 'Log in to book').waitFor();
});

it('leads from the end of a registration back to the seat that was chosen before it', async () => {
  const page = await desk();
  await chooseAsVisitor(page, await stage.show({ seats: 20 }));
  await link(page, 'Open an account').click();
  await page.waitForURL('**/register**');

  const [url] = inject('portal').urls;
  const registration = await registrarOf(url, stage.db).proved();
  const { client, token } = registration;
  await client.POST('/auth/register/nationality', { body: answers.personal });
  await client.POST('/auth/register/contact-details', { body: answers.contact });
  await client.POST('/auth/register/academic-details', { body: answers.academic });
  for (const step of ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND'] as const) await skip(registration, step);
  await page.context().addCookies([{ name: 'su_token', value: token, url }]);
  await page.goto('/register');
  await page.getByRole('radio', { name: 'No, not now' }).check();
  await button(page, 'Continue').click();
  await button(page, 'Complete my registration').click();
  await link(page, 'Back to your places').click();
  await seatIsHeld(page);
});

it('asks a visitor to log in at the address of a step that is only theirs', async () => {
  const page = await desk();
  await page.goto(`${checkoutOf(await stage.show())}/check`);
  await heading(page, 'Log in to book');
});

it('finds an event by its words and leads on to its page and its checkout', async () => {
  const show = await stage.show({ seats: 20 });
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto('/media/events');
  await page.getByLabel('Search events').fill(show.slug);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 event', exact: true }).waitFor();
  await link(page, show.slug).click();
  await heading(page, show.slug);
  await link(page, 'Choose seats').click();
  await heading(page, 'How many tickets?');
});

it('answers an unknown event and an unknown address with a page that leads on', async () => {
  const page = await desk();
  for (const address of [
    '/media/events/no-such-event',
    '/no-such-page',
    '/media/events/il-ħanut u l-baħar',
    '/a%0Ab',
    // A link that was cut in the middle of a letter.
    '/media/events/il-%C4',
    '/m%C4',
  ]) {
    await page.goto(address);
    await heading(page, 'This page could not be found');
  }
  await page.goto('/media/events/no-such-event/book/0c1c4bd0-6f2b-4a1e-9d07-3a5b6f0f4c11');
  await heading(page, 'There’s no such date');
});

it('has its search behind a button on a phone, above the first poster, and opens it by keyboard', async () => {
  const show = await stage.show({ seats: 20 });
  const page = await phone({ buyer: await stage.buyer() });
  await page.goto('/media/events');
  const poster = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect(poster?.y).toBeLessThan(300);
  const field = page.getByRole('searchbox', { name: 'Search events' });
  expect(await field.isVisible()).toBe(false);
  await tabTo(page, page.locator('summary', { hasText: 'Search events' }));
  await page.keyboard.press('Enter');
  await field.waitFor();
  // Until then the browser itself sends a search, as a new page.
  await comesAlive(page);
  if (!(await isFocused(field))) await page.keyboard.press('Tab');
  expect(await isFocused(field)).toBe(true);
  await page.keyboard.type(show.slug);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 event', exact: true }).waitFor();
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.reload();
  expect(await field.inputValue()).toBe(show.slug);
});
