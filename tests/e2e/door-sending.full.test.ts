import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { heading } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { admission, stageTickets } from '../support/doors.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { openDoor, type, verdict } = doorPages(stage, useBrowser());

/** Puts entries among those that the phone has yet to send, as an evening without network leaves them. */
const leave = (page: Page, occurrence: string, scans: ReturnType<typeof admission>[]) =>
  page.evaluate(
    ({ date, entries }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('door-log');
        opening.addEventListener('error', () => reject(new Error('There is no log')));
        opening.addEventListener('success', () => {
          const trx = opening.result.transaction('waiting', 'readwrite');
          const post = { occurrence: date, door: 'Main', device: crypto.randomUUID() };
          for (const scan of entries) trx.objectStore('waiting').add({ ...post, scan });
          trx.addEventListener('complete', () => resolve());
        });
      }),
    { date: occurrence, entries: scans },
  );

const entriesOf = async (occurrence: string) =>
  (await stage.db.selectFrom('door_scans').select('id').where('occurrence_id', '=', occurrence).execute()).length;

it('a night of more entries than one call takes arrives whole', async () => {
  const show = await stage.show();
  const tickets = await stageTickets(stage.db, show, 320);
  const page = await openDoor(show.occurrenceId, 'Main');
  await leave(
    page,
    show.occurrenceId,
    tickets.map((ticket) => admission(ticket)),
  );
  await expect.poll(() => entriesOf(show.occurrenceId)).toBe(320);
  await page.getByText('320 of 320 inside').waitFor();
});

it('what the server will never take holds back nothing else', async () => {
  const [gone, show] = await Promise.all([stage.show(), stage.show()]);
  const [lost] = await stageTickets(stage.db, gone, 1);
  const [ticket] = await stageTickets(stage.db, show, 1);
  if (!lost || !ticket) throw new Error('Two tickets were staged');
  const page = await openDoor(show.occurrenceId, 'Main');
  await leave(page, crypto.randomUUID(), [admission(lost)]);
  await type(page, ticket.code);
  await verdict(page, 'Let in');
  await expect.poll(() => entriesOf(show.occurrenceId)).toBe(1);
  await page.getByText('Connected. 1 still to send').waitFor();
});

it('the list of doors sends what waits, whichever date it is for', async () => {
  const show = await stage.show();
  const [ticket] = await stageTickets(stage.db, show, 1);
  if (!ticket) throw new Error('A ticket was staged');
  const page = await openDoor(show.occurrenceId, 'Main');
  await page.goto('/desk/door');
  await heading(page, 'Doors');
  await leave(page, show.occurrenceId, [admission(ticket)]);
  await page.reload();
  await expect.poll(() => entriesOf(show.occurrenceId)).toBe(1);
});

it('an entry that is made during a turn of sending is sent right after it', async () => {
  const show = await stage.show();
  const [first, second] = await stageTickets(stage.db, show, 2);
  if (!first || !second) throw new Error('Two tickets were staged');
  const page = await openDoor(show.occurrenceId, 'Main');
  await page.getByText('0 of 2 inside').waitFor();
  // With time standing still, no rest between two turns is ever over.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const turn = Promise.withResolvers<void>();
  await page.route('**/log?*', async (route) => {
    await turn.promise;
    await route.continue();
  });
  await type(page, first.code);
  await expect.poll(() => entriesOf(show.occurrenceId)).toBe(1);
  await type(page, second.code);
  await verdict(page, 'Let in');
  turn.resolve();
  await expect.poll(() => entriesOf(show.occurrenceId)).toBe(2);
});
