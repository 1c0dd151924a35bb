import { it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { heading } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { stageTickets } from '../support/doors.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { openDoor, type, verdict, isKept } = doorPages(stage, useBrowser());

const DAY_MS = 24 * 60 * 60 * 1000;

it('a network that never answers holds up neither a verdict nor a door that is opened again', async () => {
  const show = await stage.show();
  const [ticket] = await stageTickets(stage.db, show, 1);
  const page = await openDoor(show.occurrenceId, 'Main');
  await page.route('**/api/desk/door/**', () => undefined);
  // By now the list may be fetched again for an unknown code.
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 60_000;
  });
  await type(page, 'no such code');
  await verdict(page, 'Not on the list');
  await page.reload();
  await heading(page, 'Main');
  await type(page, ticket?.code ?? '');
  await verdict(page, 'Let in');
});

it('a clock that is two days ahead takes no list away', async () => {
  const show = await stage.show({ startsInDays: 0 });
  const [ticket] = await stageTickets(stage.db, show, 1);
  const page = await openDoor(show.occurrenceId, 'Main', {
    prepare: ({ clock }) => clock.install({ time: Date.now() + 2 * DAY_MS }),
  });
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await heading(page, 'Main');
  await type(page, ticket?.code ?? '');
  await verdict(page, 'Let in');
});
