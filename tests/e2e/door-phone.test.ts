import { it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { heading } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { stageTickets } from '../support/doors.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { openDoor, type, verdict } = doorPages(stage, useBrowser());

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
