import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { stageTickets } from '../support/doors.ts';
import { stageStaff } from '../support/staff.ts';
import { useStage } from '../support/use-stage.ts';

const { urls } = inject('portal');
const stage = useStage();
const { openDoor, type, verdict, isKept } = doorPages(stage, useBrowser());

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
