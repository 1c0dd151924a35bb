import { afterAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { endSessions, logInAgain, seeUnreached } from '../support/lost-connections.ts';
import { pdf } from '../support/hostile-papers.ts';
import { open, settles } from '../support/settles.ts';
import { openStage } from '../support/stage.ts';

const { dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { desk } = useBrowser();

const words = 'It-taraġ tal-librerija m’għandux poġġaman.';

it('a complaint with a name outlives the network and the session, here or in another tab, and arrives once', async () => {
  const person = await stageSession(db);
  const page = await desk({ buyer: person, withoutWorker: true });
  await open(page, '/services/complaints/write');
  const named = page.getByRole('radio', { name: 'With my name' });
  const kind = page.getByRole('combobox', { name: 'What is it about?' });
  const told = page.getByRole('textbox', { name: 'What happened?', exact: true });
  const send = button(page, 'Send the complaint');
  const isKept = async () => {
    await heading(page, 'Write a complaint');
    await expect.poll(() => told.inputValue()).toBe(words);
    await expect
      .poll(() => kind.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label))
      .toBe('Rooms and facilities');
    await expect.poll(() => named.isChecked()).toBe(true);
  };
  const isLoggedOut = () =>
    page.getByText('You’ve been logged out.', { exact: false }).filter({ visible: true }).first().waitFor();
  // The press has to find the session ended: a read of the page's own would lead to the login, without the files.
  const endBeforePress = async () => {
    await settles(page);
    await endSessions(db, person);
  };
  await named.check({ force: true });
  await kind.selectOption({ label: 'Rooms and facilities' });
  await told.fill(words);

  await page.context().setOffline(true);
  await send.click();
  await seeUnreached(page);
  await isKept();
  await page.context().setOffline(false);

  await endBeforePress();
  await send.click();
  await isLoggedOut();
  await isKept();
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click();
  await logInAgain(page, person);
  await isKept();

  // What is logged in elsewhere keeps the files, too.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'taraġ.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await endBeforePress();
  await send.click();
  await isLoggedOut();
  const tab = await page.context().newPage();
  await tab.goto('/login');
  await logInAgain(tab, person);
  await tab.waitForURL('/');
  await tab.close();
  // A browser tells a page so when its tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isKept();
  await button(page, 'Remove taraġ.pdf').waitFor();
  await send.click();
  await heading(page, 'Your complaint has arrived');
  const complaints = db.selectFrom('complaints').select('id').where('user_id', '=', person.id);
  expect(await complaints.execute()).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(words);
});
