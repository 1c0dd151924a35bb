import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { admission, deviceAt, stageTickets } from '../support/doors.ts';
import { holdBack } from '../support/hold-back.ts';
import { stageStaff } from '../support/staff.ts';
import { useExchanges } from '../support/use-exchanges.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { moved, read } = useExchanges();
const { openDoor, type, verdict, isKept } = doorPages(stage, useBrowser());

it('two doors, one without network, let people in, find out who came twice, and lose nothing', async () => {
  const show = await stage.show();
  const [first, second, third] = await stageTickets(stage.db, show, 3);
  if (!first || !second || !third) throw new Error('Three tickets were staged');
  const main = await openDoor(show.occurrenceId, 'Main');
  const garden = await openDoor(show.occurrenceId, 'Garden');
  await main.getByText('Connected').waitFor();

  await garden.getByText('Connected').waitFor();
  await isKept(garden);
  await garden.context().setOffline(true);
  await type(main, first.code);
  await verdict(main, 'Let in. Ċensa Ħili 1');
  await type(main, first.code);
  await verdict(main, 'Already in');
  await type(main, 'no such code');
  await verdict(main, 'Not on the list');
  // The connected door's entry is the first to arrive, so the other one is the second.
  const entries = () =>
    stage.db
      .selectFrom('door_scans')
      .select('state')
      .where('occurrence_id', '=', show.occurrenceId)
      .where('state', '=', 'admitted')
      .execute();
  await expect.poll(entries).toHaveLength(1);

  // Without network: the same ticket, another one by name, one by mistake.
  await type(garden, first.code);
  await verdict(garden, 'Let in. Ċensa Ħili 1');
  await garden.getByText('No network: carry on').waitFor();
  await button(garden, 'Name').click();
  await garden.getByRole('searchbox').fill('hili 2');
  await garden.getByRole('button', { name: /^Let in ?, Ċensa Ħili 2$/ }).click();
  await verdict(garden, 'Let in. Ċensa Ħili 2');
  await type(garden, third.code);
  await verdict(garden, 'Let in. Ċensa Ħili 3');
  await button(garden, 'Undo').click();
  await verdict(garden, 'Undone');
  await garden.getByText('4 still to send').waitFor();

  await garden.context().setOffline(false);
  await garden.getByText('A ticket from this door had been used at another').waitFor();
  await garden.getByText('Connected').waitFor();
  for (const page of [main, garden]) {
    await page.getByRole('heading', { name: '1 ticket to look into' }).waitFor();
    await page.getByText('2 of 3 inside').waitFor();
    await page.getByText('Garden: 2').waitFor();
  }
  await button(garden, 'I’ve seen it').click();
  expect(await audit(garden, 'en', 'the door')).toEqual([]);
  const rows = await stage.db
    .selectFrom('door_scans')
    .select('state')
    .where('occurrence_id', '=', show.occurrenceId)
    .execute();
  expect(rows.map(({ state }) => state).sort()).toEqual(['admitted', 'admitted', 'twice', 'undone']);
});

it('a door is opened again without network, in Maltese, and nothing of it is left after logging out', async () => {
  const { sale } = await moved(1000);
  const [exchanged] = (await read(sale))?.attendees ?? [];
  const [ticket] = await stageTickets(stage.db, sale.show, 1);
  const page = await openDoor(sale.show.occurrenceId, 'Il-bieb ewlieni', { locale: 'mt' });
  await page.getByText('Hemm konnessjoni').waitFor();
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await heading(page, 'Il-bieb ewlieni');
  await button(page, 'Kodiċi').click();
  const code = page.getByRole('textbox', { name: 'Kodiċi tal-biljett' });
  await code.fill(exchanged?.code ?? '');
  await code.press('Enter');
  await verdict(page, 'Data oħra. Dan il-biljett inbidel');
  await code.fill(ticket?.code ?? '');
  await code.press('Enter');
  await verdict(page, 'Daħħal');
  await page.context().setOffline(false);
  await page.getByText('Hemm konnessjoni').waitFor();

  await page.goto('/desk/door');
  await page.getByRole('heading', { name: 'Bibien', level: 1 }).waitFor();
  expect(await audit(page, 'mt', 'the dates of the doors')).toEqual([]);

  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain('door-list');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Oħroġ' }).click();
  await page.waitForURL('/');
  await expect.poll(databases).not.toContain('door-list');
});

it('a door that is renamed in one tab keeps that name while another tab is fetching', async () => {
  const show = await stage.show();
  const page = await openDoor(show.occurrenceId, 'Main');
  const other = await page.context().newPage();
  const asked = other.waitForRequest(/\/log\?/);
  const release = await holdBack(other, /\/log\?/);
  await other.goto(`/desk/door/${show.occurrenceId}`);
  await heading(other, 'Main');
  await asked;
  await button(page, 'Change the door’s name').click();
  await page.getByRole('textbox').fill('Garden');
  await page.getByRole('textbox').press('Enter');
  await heading(page, 'Garden');
  const answered = other.waitForResponse(/\/log\?/);
  await release();
  await answered;
  // It has kept the answer before it asks again.
  await other.waitForRequest(/\/log\?/);
  await page.reload();
  await heading(page, 'Garden');
});

it('a connected door takes a yes back at once if the ticket has just changed hands or been used at another door', async () => {
  const show = await stage.show();
  const [given, shared] = await stageTickets(stage.db, show, 2);
  if (!given || !shared) throw new Error('Two tickets were staged');
  const { client } = await stageStaff(stage.db, inject('portal').urls[0], 'door');
  const page = await openDoor(show.occurrenceId, 'Main');
  await page.getByText('Connected').waitFor();
  const code = randomUUID();
  await stage.db.updateTable('attendees').set({ code }).where('id', '=', given.id).execute();
  await type(page, given.code);
  await verdict(page, 'Don’t let in. Ċensa Ħili 1');
  await button(page, 'Undo').click();
  await verdict(page, 'Undone');
  // The list that has the new code is fetched meanwhile.
  const said = page.getByRole('alert').filter({ hasText: /^(Let in|Already|Old code|Not on the list)/ });
  await expect
    .poll(async () => {
      await type(page, code);
      const words = await said.textContent({ timeout: 5000 }).catch(() => null);
      if (words?.startsWith('Not')) await button(page, 'Next').click();
      return words;
    })
    .toContain('Let in. Ċensa Ħili 1');

  await page.route('**/log?*', (route) => route.abort('internetdisconnected'));
  await deviceAt(client, show, 'Garden').send([admission(shared)]);
  await type(page, shared.code);
  await verdict(page, 'Don’t let in. Ċensa Ħili 2');
  expect(await audit(page, 'en', 'a refused entry')).toEqual([]);
});

it('a second verdict in the same words is announced again', async () => {
  const show = await stage.show();
  const page = await openDoor(show.occurrenceId, 'Main');
  await type(page, 'no such code');
  await verdict(page, 'Not on the list');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Not on the list' })
    .evaluate((region) => {
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => (region.id = 'again')).observe(region, changes);
    });
  await type(page, 'nor is this one');
  await page.locator('#again').filter({ hasText: 'Not on the list' }).waitFor();
});

it('a connected door learns within a minute which tickets are cancelled, and doesn’t count them', async () => {
  const show = await stage.show();
  const [entered, late, valid] = await stageTickets(stage.db, show, 3);
  const page = await openDoor(show.occurrenceId, 'Main');
  for (const ticket of [entered, valid]) {
    await type(page, ticket?.code ?? '');
    await verdict(page, 'Let in.');
    await button(page, 'Undo').waitFor();
  }
  await page.getByText('2 of 3 inside').waitFor();
  await stage.db
    .updateTable('attendees')
    .set({ live: false, cancelled_at: new Date() })
    .where('code', 'in', [entered?.code ?? '', late?.code ?? ''])
    .execute();
  await page.clock.setSystemTime(new Date(Date.now() + 61_000));
  await page.getByText('1 of 1 inside').waitFor();
  await type(page, late?.code ?? '');
  await verdict(page, 'Cancelled');
});
