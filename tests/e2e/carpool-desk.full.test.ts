import { afterAll, expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { stageRide } from '../support/carpooling.ts';
import { button } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { desk } = useBrowser();

/** The code of a ride of today whose car is on campus, with the people of the given one. */
async function enteredToday(id: string): Promise<string> {
  const carpool = await db.selectFrom('carpools').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const riders = await db.selectFrom('carpool_riders').selectAll().where('carpool_id', '=', id).execute();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Malta' }).format();
  const now = new Date();
  const other = { ...carpool, id: crypto.randomUUID(), code: crypto.randomUUID(), day };
  await db
    .insertInto('carpools')
    .values({ ...other, state: 'entered', entered_at: now })
    .execute();
  await db
    .insertInto('carpool_riders')
    .values(riders.map((rider) => ({ ...rider, carpool_id: other.id, day })))
    .execute();
  return other.code;
}

it('the desk sees the cars of a date, refuses a pass of another, and closes a space', async () => {
  const { driver, date, id } = await stageRide(db, urls[0], 'C-9');
  const { token } = await stageStaff(db, urls[0], 'services');
  const page = await desk({ buyer: { token } });
  await page.goto('/desk/carpooling');
  const { code } = await db.selectFrom('carpools').select('code').where('id', '=', id).executeTakeFirstOrThrow();
  await page.getByRole('textbox', { name: 'Pass' }).fill('A3');
  await button(page, 'Let the car in').click();
  await page.getByText('There’s no ride with this pass.').first().waitFor();
  // As a hand-held scanner does: it types wherever the focus is.
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const otherDay = page.getByRole('alert').filter({ hasText: 'This pass is for another day' });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(date),
  );
  await otherDay.getByText(`${day}: space C9, CAR000, Żaren Buħaġiar.`).waitFor();
  // A pass of today that let a car in before: who reads it again has to compare the cars.
  const usedCode = await enteredToday(id);
  await page.keyboard.type(usedCode);
  await page.keyboard.press('Enter');
  const used = page.getByRole('alert').filter({ hasText: 'This pass has already been used.' });
  await used.getByText(/^Let in at \d\d:\d\d: space C9, CAR000, Żaren Buħaġiar\.$/).waitFor();
  // An empty field says nothing of the pass before.
  const field = page.getByRole('textbox', { name: 'Pass' });
  await field.clear();
  await field.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();
  expect(await used.count()).toBe(0);
  await page.context().setOffline(true);
  await field.fill(usedCode);
  await field.press('Enter');
  await page.getByText('The car hasn’t been let in: there’s no connection. Try again.').waitFor();
  await page.context().setOffline(false);
  // This browser has no camera, and this desk no search by name.
  await button(page, 'Read passes with the camera').click();
  const noCamera = page.getByRole('alert').filter({ hasText: /You can type the code instead\.$/ });
  await noCamera.waitFor();
  await page.goto(`/desk/carpooling/${date}`);
  await page.getByRole('row', { name: /C9/ }).getByText('Żaren Buħaġiar').first().waitFor();
  const { bytes } = await fileSavedBy(page, () => button(page, 'Save as a table').click());
  expect(bytes.toString()).toContain('C9');
  const closed = page.getByRole('textbox', { name: 'Closed spaces' });
  await closed.fill('C9, q99');
  await button(page, 'Save closures').click();
  await page
    .getByText(/^There’s no space q99\. Check its row and number\.$/)
    .first()
    .waitFor();
  await closed.fill('c9');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('The lamp is broken.');
  await button(page, 'Save closures').click();
  await page.getByRole('row', { name: /C9/ }).getByText('Cancelled').waitFor();
  await page.locator(':focus').getByText('Saved', { exact: true }).waitFor();
  expect(await closed.inputValue()).toBe('C9');
  await closed.fill('Q99');
  await button(page, 'Save closures').click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
  expect((await nthMailTo(dataDir, driver.email)).text).toContain('The lamp is broken.');
  // Its booking was cancelled, which matters more than the day it was for.
  await page.goto('/desk/carpooling');
  await page.getByRole('textbox', { name: 'Pass' }).fill(code);
  await page.keyboard.press('Enter');
  const ended = page.getByRole('alert').filter({ hasText: 'Don’t let the car in' });
  await ended.getByText('This booking was cancelled: space C9, CAR000, Żaren Buħaġiar.').waitFor();
});

it('closes a space beside a colleague, and opens none that they closed', async () => {
  const staff = await Promise.all([stageStaff(db, urls[0], 'services'), stageStaff(db, urls[0], 'services')]);
  const date = (await staff[0].client.GET('/desk/carpool/days')).data?.data.at(-1)?.date;
  const [page, theirs] = await Promise.all(
    staff.map(async ({ token }) => {
      const opened = await desk({ buyer: { token } });
      await opened.goto(`/desk/carpooling/${date}`);
      return opened;
    }),
  );
  if (page === undefined || theirs === undefined) throw new Error('A page is missing.');
  const closed = page.getByRole('textbox', { name: 'Closed spaces' });
  await closed.fill(`A9, ${await closed.inputValue()}`);
  const theirField = theirs.getByRole('textbox', { name: 'Closed spaces' });
  await theirField.fill(`A8, ${await theirField.inputValue()}`);
  await button(theirs, 'Save closures').click();
  await theirs.getByText('Saved', { exact: true }).waitFor();
  await button(page, 'Save closures').click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await closed.inputValue()).toMatch(/\bA8, A9\b/);
  // A save that fails reads the date again, and what was typed stays.
  await theirField.fill((await theirField.inputValue()).replace('A8', 'A10'));
  await button(theirs, 'Save closures').click();
  await theirs.getByText('Saved', { exact: true }).waitFor();
  const typed = (await closed.inputValue()).replace('A9, ', '');
  await closed.fill(typed);
  const refusal = { status: 409, json: { code: 'not_in_this_state', message: 'Not now.' } };
  const saves = /\/api\/desk\/carpool\/days\//;
  await page.route(saves, (route) => (route.request().method() === 'PUT' ? route.fulfill(refusal) : route.continue()));
  const read = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().includes(`/days/${date}`),
  );
  await button(page, 'Save closures').click();
  await read;
  await page.getByRole('alert').getByText('Not now.').waitFor();
  expect(await closed.inputValue()).toBe(typed);
  await page.unroute(saves);
  await button(page, 'Save closures').click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await closed.inputValue()).toMatch(/\bA10\b/);
  expect(await closed.inputValue()).not.toMatch(/\bA[89]\b/);
});
