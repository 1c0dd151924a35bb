import { expect, it } from 'vitest';
import { ticketPaths } from '../../src/kit/session/ticket-paths.ts';
import { PASSWORD, stagePerson } from '../support/accounts.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { mailAbout } from '../support/mailbox.ts';
import { useWaiting } from '../support/use-waiting.ts';

const { db, urls, dataDir, soldOut, entryOf, becomes, give } = useWaiting();
const { phone } = useBrowser();

it('a sold-out date is waited for from its page, and the place that comes free is booked from the mail', async () => {
  const house = await soldOut({ seats: 2, cents: { student: 0, guest: 0 } });
  const { show } = house;
  const friend = await stagePerson(db, urls[0]);
  const waiter = { ...friend, client: clientOf(urls[0], friend) };
  const page = await phone({ width: 320 });
  await page.goto(`/media/events/${show.slug}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Waiting list/ })
    .first()
    .tap();
  await heading(page, `Waiting list: ${show.slug}`);
  await link(page, 'Log in to join').tap();
  await page.getByLabel('Email').fill(friend.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).tap();
  await button(page, 'Join the waiting list').tap();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Which ticket?').selectOption({ index: 1 });
  await button(page, 'Join the waiting list').tap();
  await page.getByRole('heading', { name: 'You’re next in line' }).waitFor();
  expect(await audit(page, 'en', '/tickets/receive')).toEqual([]);
  await page.goto('/account');
  await page.getByText('On the waiting list').waitFor();
  await page.goto('/account/bookings');
  await page.getByRole('button', { name: /^Leave the list/ }).waitFor();

  await give(house, 0, 1);
  await becomes(waiter, show, 'offered');
  const { text } = await mailAbout(dataDir, friend.email, /^A place has come free/);
  const [path = ''] = /\/tickets\/receive\?\S+/.exec(text) ?? [];
  await page.goto(path);
  await page.getByRole('heading', { name: 'We’re holding a place for you' }).waitFor();
  expect(await audit(page, 'en', '/tickets/receive')).toEqual([]);
  await link(page, 'Book now').tap();
  await page.getByText('Stalls').first().waitFor();
  const offer = await entryOf(waiter, show);
  await waiter.client.POST('/bookings/{booking}/pay', { params: { path: { booking: offer?.booking_id ?? '' } } });
  await page.goto(path);
  await page.getByText('You’ve booked the place you were offered.').first().waitFor();

  const maltese = await phone({ locale: 'mt', width: 320 });
  await maltese.goto(path.replace(/&.*/, ''));
  await heading(maltese, `Lista ta’ stennija: ${show.slug}`);
  expect(await audit(maltese, 'mt', '/tickets/receive')).toEqual([]);
});

it('offers no more places than the date has', async () => {
  const { show } = await soldOut({ seats: 2, perPerson: 6 });
  const friend = await stagePerson(db, urls[0]);
  const page = await phone({ buyer: friend });
  await page.goto(ticketPaths.waitingList(show.slug, show.occurrenceId));
  const many = page.getByRole('combobox', { name: 'How many' });
  await many.waitFor();
  expect(await many.getByRole('option').allInnerTexts()).toEqual(['1', '2']);
});
