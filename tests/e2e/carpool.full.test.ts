import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { book, introduce, type Rider, stageRide, stageRiders } from '../support/carpooling.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { holdBack } from '../support/hold-back.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone, desk } = useBrowser();

const lettersOf = (text: string) => text.replaceAll(/[^a-f]/g, '').slice(0, 4);

/** Somebody whom a driver can look up, under a name of their own. */
async function findable(): Promise<{ rider: Rider; name: string }> {
  const name = `Wiżżu${lettersOf(crypto.randomUUID() + crypto.randomUUID())}`;
  const [rider] = await stageRiders(db, urls[0], 1, { names: { first_name: name, last_name: 'Zerafa' } });
  return { rider: rider as Rider, name };
}

async function aDriver(): Promise<Rider> {
  const [driver] = await stageRiders(db, urls[0], 1);
  return driver as Rider;
}

const aRide = (space: string) => stageRide(db, urls[0], space);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function add(page: Page, name: string): Promise<void> {
  const words = page.getByRole('searchbox');
  await words.fill(name);
  await words.press('Enter');
  const found = page.getByRole('button', { name: `Add ${name} Z.` });
  await found.waitFor();
  await expect.poll(() => focused(page)).toBe('INPUT');
  await found.press('Enter');
  await page.getByRole('button', { name: `Remove ${name} Z.` }).waitFor();
  // The button that was pressed is gone: the new number of passengers has the focus.
  await expect.poll(() => focused(page)).toMatch(/^H[23]$/);
  expect(await page.getByText('Nobody found').count()).toBe(0);
}

it('two students share a ride, each on a phone, one of them in Maltese', async () => {
  const driver = await aDriver();
  await db.updateTable('carpool_people').set({ accepted_at: null }).where('user_id', '=', driver.id).execute();
  const { rider, name } = await findable();
  const page = await phone({ buyer: driver });
  await page.goto('/services/carpooling');
  await link(page, 'Book a space').first().click();
  await heading(page, 'When are you driving?');
  await button(page, 'Continue').click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('radio').last().check();
  await button(page, 'Continue').click();

  await heading(page, 'Who’s coming with you?');
  await page.getByText('A minimum of 1 passenger is required').waitFor();
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  await page.getByRole('searchbox').fill('wi');
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().includes('/carpool/search-passengers')) searches += 1;
  });
  await button(page, 'Find').click();
  // What is too short is told at the field, before anything is asked.
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Enter at least three letters/ })
    .click();
  const short = page.getByRole('searchbox', { name: 'Name or student card number' });
  expect(await short.getAttribute('aria-invalid')).toBe('true');
  expect(await short.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(searches).toBe(0);
  await add(page, name);
  expect(await page.getByRole('alert').count()).toBe(0);
  // The choices survive a reload.
  await page.reload();
  await button(page, `Remove ${name} Z.`).waitFor();
  await page.goBack();
  await heading(page, 'When are you driving?');
  await page.goForward();
  await heading(page, 'Who’s coming with you?');
  await button(page, 'Continue').click();

  await heading(page, 'Where will you park?');
  await button(page, 'Choose from a list').click();
  await button(page, 'Take this space').click();
  await page.getByRole('status').filter({ hasText: 'Choose a space first' }).waitFor();
  await page.getByRole('combobox', { name: 'Row' }).selectOption({ label: 'D, 10 spaces free' });
  await page.getByRole('combobox', { name: 'Space' }).selectOption({ label: '10' });
  await button(page, 'Take this space').click();
  await page.getByText('You’ve chosen: Row D, space 10.').waitFor();
  await button(page, 'Continue').click();
  await heading(page, 'The rules of carpooling');
  await button(page, 'Accept the rules').click();
  await heading(page, 'Check your booking');
  await button(page, 'Book the space').click();
  await heading(page, 'Carpooling booked');
  await page.getByText('Row D, space 10').waitFor();
  await link(page, 'See the pass').click();
  await page.getByRole('img', { name: 'Pass for the barrier' }).waitFor();
  // For the guard to type where the camera can't read it.
  const { code } = await db
    .selectFrom('carpools')
    .innerJoin('carpool_riders', 'carpool_riders.carpool_id', 'carpools.id')
    .where('carpool_riders.user_id', '=', driver.id)
    .select('code')
    .executeTakeFirstOrThrow();
  await page.getByText(code, { exact: true }).waitFor();
  await page.getByText('You', { exact: true }).waitFor();
  const { bytes } = await fileSavedBy(page, () => button(page, 'Add to calendar').click());
  expect(bytes.toString()).toContain('SUMMARY:Carpooling: Space D10');

  expect((await nthMailTo(dataDir, rider.email)).subject).toContain('is taking you along');
  const other = await phone({ buyer: rider, locale: 'mt' });
  await other.goto('/account/carpooling/bookings');
  await heading(other, 'Il-vjaġġi tiegħi');
  await other.getByText('Għadek ma weġibtx', { exact: true }).waitFor();
  await button(other, 'Aċċetta').click();
  await other.getByText('Aċċettajt', { exact: true }).waitFor();
  await button(other, 'Oħroġ minn dan il-vjaġġ').waitFor();
  await page.reload();
  await page.getByText('Coming along').waitFor();
  await button(other, 'Oħroġ minn dan il-vjaġġ').click();
  await other.getByRole('dialog', { name: 'Toħroġ minn dan il-vjaġġ?' }).waitFor();
  await button(other, 'Ibqa’ fil-karozza').click();
  await button(other, 'Oħroġ minn dan il-vjaġġ').click();
  await button(other, 'Iva, oħroġ').click();
  await other.locator(':focus').getByText('Ħriġt mill-vjaġġ.').waitFor();
  await other.getByText('M’għandekx vjaġġi li ġejjin').waitFor();
  await page.reload();
  await page.getByText('Needs a passenger').waitFor();
  expect(await page.getByRole('img', { name: 'Pass for the barrier' }).count()).toBe(0);
});

it('a space that somebody else takes meanwhile leads back to the plan, with everything else kept', async () => {
  const { date } = await aRide('C-10');
  const driver = await aDriver();
  const { rider, name } = await findable();
  await introduce(db, driver, [rider]);
  const page = await desk({ buyer: driver });
  await page.goto('/account/carpooling/book');
  await page.getByRole('radio').last().check();
  await button(page, 'Continue').click();
  await add(page, name);
  await button(page, 'Continue').click();
  await button(page, 'Choose from a list').click();
  await page.getByRole('combobox', { name: 'Row' }).selectOption({ index: 4 });
  await page.getByRole('combobox', { name: 'Space' }).selectOption({ label: '9' });
  await button(page, 'Take this space').click();
  await button(page, 'Continue').click();
  await heading(page, 'Check your booking');
  const [quicker, companion] = (await stageRiders(db, urls[0], 2)) as [Rider, Rider];
  await introduce(db, quicker, [companion]);
  expect((await book(quicker, date, 'D-9', [companion])).response.status).toBe(200);
  await button(page, 'Book the space').click();
  await heading(page, 'Where will you park?');
  await page.getByText('Someone else has just taken that space. Choose another.').waitFor();

  // Nothing can be chosen before it is known what is free.
  const release = await holdBack(page, '**/carpool/available-parking/all');
  await page.reload();
  await heading(page, 'Where will you park?');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await button(page, 'Choose from a list').count()).toBe(0);
  await release();
  await button(page, 'Choose from a list').waitFor();
  await link(page, 'Back').click();
  await button(page, `Remove ${name} Z.`).waitFor();
});

it('a passenger who has a place elsewhere by then is named', async () => {
  const { passenger } = await aRide('D-2');
  await db
    .updateTable('users')
    .set({ first_name: 'Nardu', last_name: 'Camilleri' })
    .where('id', '=', passenger.id)
    .execute();
  const driver = await aDriver();
  const { rider, name } = await findable();
  await introduce(db, driver, [rider, passenger]);
  const page = await desk({ buyer: driver });
  await page.goto('/account/carpooling/book');
  await page.getByRole('radio').last().check();
  await button(page, 'Continue').click();
  await add(page, name);
  await page.getByRole('searchbox').fill('Nardu Camilleri');
  await button(page, 'Find').click();
  await button(page, 'Add Nardu C.').first().click();
  await button(page, 'Remove Nardu C.').waitFor();
  await button(page, 'Continue').click();
  await button(page, 'Choose from a list').click();
  await page.getByRole('combobox', { name: 'Row' }).selectOption({ index: 4 });
  await page.getByRole('combobox', { name: 'Space' }).selectOption({ index: 1 });
  await button(page, 'Take this space').click();
  await button(page, 'Continue').click();
  await button(page, 'Book the space').click();
  await heading(page, 'Who’s coming with you?');
  await page.getByRole('alert').filter({ hasText: 'Nardu C. can’t come on that day' }).waitFor();
});

it('a ride is managed: unsaved changes are discarded, others saved, then it is cancelled', async () => {
  const { driver } = await aRide('D-8');
  const { name } = await findable();
  const page = await desk({ buyer: driver });
  await page.goto('/account/carpooling/bookings');
  const change = page.getByRole('button', { name: /^Change passengers/ });
  await change.press('Enter');
  // Each button that is pressed here goes away: the ride, then the page, has the focus.
  await expect.poll(() => focused(page)).toBe('H3');
  await add(page, name);
  await page.getByText('You have unsaved changes.').waitFor();
  await button(page, 'Discard unsaved changes').press('Enter');
  await change.waitFor();
  await expect.poll(() => focused(page)).toBe('H3');
  expect(await page.getByText(`${name} Z.`).count()).toBe(0);
  await change.click();
  await add(page, name);
  await page.getByRole('button', { name: /^Remove Żaren/ }).click();
  await button(page, 'Save').click();
  await change.waitFor();
  await page.getByText(`${name} Z.`).waitFor();
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await button(page, 'Yes, cancel it').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Carpooling cancelled' }).waitFor();
  // The card behind says so at once.
  await page.getByText('Cancelled', { exact: true }).waitFor();
  expect(await page.getByText('Show this pass at the barrier.').count()).toBe(0);
  await button(page, 'Continue').click();
  await page.getByText('Cancelled', { exact: true }).waitFor();
  await page.getByText('You have no rides coming up').waitFor();
  await expect.poll(() => focused(page)).toBe('H1');
});

it('a car that drove in long ago is no longer on campus', async () => {
  const { driver, id } = await aRide('D-7');
  const day = '2026-01-05';
  const riders = await db.deleteFrom('carpool_riders').where('carpool_id', '=', id).returningAll().execute();
  const past = { state: 'entered', day, entered_at: new Date(`${day}T08:00:00Z`) } as const;
  await db.updateTable('carpools').set(past).where('id', '=', id).execute();
  const then = riders.map((rider) => ({ ...rider, day }));
  await db.insertInto('carpool_riders').values(then).execute();
  const page = await phone({ buyer: driver });
  await page.goto('/account/carpooling/bookings');
  await page.getByText('Drove in', { exact: true }).waitFor();
  expect(await page.getByText('On campus', { exact: true }).count()).toBe(0);
});

it.each(['/account/carpooling', '/account/carpooling/bookings'])('whoever declines on %s is told so', async (path) => {
  const { driver, passenger } = await aRide(path.endsWith('bookings') ? 'D-3' : 'D-4');
  const page = await phone({ buyer: passenger });
  await page.goto(path);
  await button(page, 'Decline').click();
  await page.getByRole('dialog').getByText('can give your place to someone else').waitFor();
  await button(page, 'Yes, decline it').click();
  await page.locator(':focus').getByText('You’ve declined the ride.').waitFor();
  await page.getByText('You have no rides coming up').waitFor();
  // It stays, with the focus, when the card is gone.
  await page.locator(':focus').getByText('We’ve told the driver by email.').waitFor();
  expect((await nthMailTo(dataDir, driver.email)).subject).toContain('isn’t coming along');
});

it('drivers without a permit are led to it, and whoever wants to be found says so once', async () => {
  const [student] = (await stageRiders(db, urls[0], 1, { permit: false, findable: false })) as [Rider];
  const page = await phone({ buyer: student });
  await page.goto('/account/carpooling/book/space');
  await heading(page, 'You need a valid parking permit');
  await link(page, 'Back').click();
  await heading(page, 'Carpooling');
  const box = page.getByRole('checkbox', { name: 'Drivers may find me' });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(true);
});

it.each(['en', 'mt'] as const)('is accessible in %s', async (locale) => {
  const { driver, date } = await aRide(locale === 'en' ? 'D-5' : 'D-6');
  const { token } = await stageStaff(db, urls[0], 'services');
  const problems: string[] = [];
  const student = await phone({ buyer: driver, locale });
  for (const path of ['/account/carpooling', '/account/carpooling/bookings', '/account/carpooling/book']) {
    await visit(student, path);
    problems.push(...(await audit(student, locale, path)));
  }
  const staff = await phone({ buyer: { token }, locale });
  for (const path of ['/desk/carpooling', `/desk/carpooling/${date}`]) {
    await visit(staff, path);
    problems.push(...(await audit(staff, locale, path)));
  }
  expect(problems).toEqual([]);
});
