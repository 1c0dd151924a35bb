import { expect, inject, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { stageTickets } from '../support/doors.ts';
import { stageStaff } from '../support/staff.ts';
import { useStage } from '../support/use-stage.ts';

const { urls } = inject('portal');
const stage = useStage();
const browser = useBrowser();
const { openDoor, type, verdict, isKept } = doorPages(stage, browser);

/** A door of a new show with two tickets, and the person at it. */
async function stageDoor() {
  const show = await stage.show();
  const [first, second] = await stageTickets(stage.db, show, 2);
  if (!first || !second) throw new Error('Two tickets were staged');
  const staff = await stageStaff(stage.db, urls[0], 'door');
  const page = await openDoor(show.occurrenceId, 'Main', { staff });
  const entries = () =>
    stage.db.selectFrom('door_scans').select('id').where('occurrence_id', '=', show.occurrenceId).execute();
  return { show, first, second, staff, page, entries };
}

it('a role that is taken away is called that, and what was done meanwhile is sent once it is back', async () => {
  const { first, staff, page, entries } = await stageDoor();
  const roles = (...given: string[]) =>
    stage.db.updateTable('users').set({ roles: given }).where('id', '=', staff.id).execute();
  await roles('careers');
  await page.getByText('No access: everything stays on this phone').waitFor();
  await page.getByRole('alert').filter({ hasText: 'ask an admin for the role “door”' }).waitFor();
  await type(page, first.code);
  await verdict(page, 'Let in');
  await page.getByText('1 still to send').waitFor();
  await roles('door');
  await button(page, 'Try again').click();
  await expect.poll(entries).toHaveLength(1);
  await page.getByText('Connected').waitFor();
});

it('a door stays open when the session ends, and sends everything after the next login', async () => {
  const { first, second, staff, page, entries } = await stageDoor();
  await stage.db.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', staff.sessionId).execute();
  await page.getByText('Logged out: everything stays on this phone').waitFor();
  await link(page, 'Log in again').waitFor();
  for (const ticket of [first, second]) {
    await type(page, ticket.code);
    await verdict(page, 'Let in');
  }
  await page.getByText('2 still to send').waitFor();

  // Somebody logs in with another tab.
  const { token } = await stageStaff(stage.db, urls[0], 'door');
  await page.context().addCookies([{ name: 'su_token', value: token, url: urls[0] }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(entries).toHaveLength(2);
});

it('a door whose session is over is opened again without network; with one, it leads to the login', async () => {
  const { first, page } = await stageDoor();
  await isKept(page);
  await page.context().setOffline(true);
  await page.context().clearCookies({ name: 'su_token' });
  await page.reload();
  await type(page, first.code);
  await verdict(page, 'Let in');
  await page.context().setOffline(false);
  await page.getByText('Logged out: everything stays on this phone').waitFor();
  await page.reload();
  await page.waitForURL(/\/login\?redirectPath=%2Fdesk%2Fdoor%2F/);
});

it('logging out in another tab closes the door', async () => {
  const { page } = await stageDoor();
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 844 });
  await other.goto('/account');
  await button(other, 'Log out').click();
  await other.waitForURL('/');
  await page.waitForURL(/\/login|\/desk\/door$/);
  await expect.poll(() => page.getByText('of 2 inside').count()).toBe(0);
});

it('every date that a door can be opened for is listed, page by page', async () => {
  await Promise.all(Array.from({ length: 13 }, () => stage.show({ startsInDays: 0 })));
  const { token } = await stageStaff(stage.db, urls[0], 'door');
  const page = await browser.phone({ buyer: { token } });
  await page.goto('/desk/door');
  await link(page, 'Next').click();
  await page.waitForURL('/desk/door?page=2');
  await expect.poll(() => page.getByRole('main').locator('a[href^="/desk/door/"]').count()).toBeGreaterThan(0);
  expect(await audit(page, 'en', 'the second page of the doors')).toEqual([]);
});
