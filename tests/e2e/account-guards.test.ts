import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { PASSWORD, stagePerson } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone, desk } = useBrowser();
const [url] = inject('portal').urls;

const settledOrganiser = () =>
  stagePerson(stage.db, url, { user_type: 'organisation', email: `${randomUUID()}@su.uni.example` });

it('keeps what is for students from organisation users, in the menu and by address', async () => {
  const person = await settledOrganiser();
  const page = await desk({ buyer: person });
  await page.goto('/account/student-card');
  await page.getByRole('heading', { level: 1, name: 'Merħba, Ċetta' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).waitFor();
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Your account',
    'My details',
    'My bookings',
    'Venues and equipment',
    'Your year',
    'My complaints',
    'Settings',
  ]);
});

it('sends who has not finished registering to do so, whatever page of the account they ask for', async () => {
  const person = await stagePerson(stage.db, url, { registered: false, registered_at: null });
  const page = await phone({ buyer: person });
  await page.goto('/account/my-settings');
  await page.waitForURL(/\/register/);
});

it('says over the page that a change which is saved at once was not saved', async () => {
  const page = await phone({ buyer: await stagePerson(stage.db, url) });
  await page.goto('/account/my-settings');
  const adverts = page.getByRole('checkbox', { name: 'Adverts from our partners' });
  await adverts.waitFor();
  await page.context().setOffline(true);
  await adverts.tap();
  const oops = page.getByRole('dialog', { name: 'Oops, something went wrong.' });
  await oops.getByText('Unable to update').waitFor();
  await oops.getByText('An unexpected error occurred. Please try again.').waitFor();
  await oops.getByRole('button', { name: 'OK' }).tap();
  await oops.waitFor({ state: 'hidden' });
  expect(await adverts.isChecked()).toBe(false);
  await page.context().setOffline(false);
  await adverts.tap();
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  expect(await adverts.isChecked()).toBe(true);
});

it('says at every login that the account is to be deleted, wherever it leads', async () => {
  const deletion_due_at = new Date('2027-03-09T12:00:00Z');
  const { email } = await stagePerson(stage.db, url, { deletion_due_at });
  const page = await phone();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
  await page.getByText('Your account will be deleted on 9 March 2027.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('link', { name: 'Keep it' }).tap();
  await page.waitForURL('/account');
});
