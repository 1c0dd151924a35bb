import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { listen } from '../support/aloud.ts';
import { useBrowser, type Visitor } from '../support/browser.ts';
import { button, heading } from '../support/checkout-pages.ts';
import { finderAt } from '../support/finding.ts';
import { isFocused } from '../support/keyboard.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [url] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());
const finder = finderAt(url);
const { phone } = useBrowser();
const root = '/careers/career-finder';

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** A phone at the overview of a finished career finder. */
async function atOverview(visitor?: Visitor): Promise<{ page: Page; reference: string }> {
  const reference = await finder.finish(await finder.always(4));
  const page = await phone(visitor);
  await page.goto(`${root}/overview#${reference}`);
  await heading(page, 'Where you might look');
  await page.goto(`${root}/overview`);
  await button(page, 'Read the report').waitFor();
  return { page, reference };
}

it('can be cleared after beginning again, before anything is answered', async () => {
  const { page, reference } = await atOverview();
  await finder.client.POST('/career-finder/restart', { body: { user_reference: reference } });
  await page.reload();
  await button(page, 'Begin').waitFor();
  await button(page, 'Clear everything').tap();
  await inDialog(page, 'Clear everything').tap();
  await text(page, 'Everything is cleared').waitFor();
  expect((await finder.answersOf(reference)).response.status).toBe(404);
  await expect.poll(() => button(page, 'Clear everything').count()).toBe(0);
});

it('asks before it begins again, and says what goes', async () => {
  const { page, reference } = await atOverview();
  const complete = async () => (await finder.answersOf(reference)).data?.data.complete;
  await button(page, 'Answer again').tap();
  await page.getByRole('dialog', { name: 'Answer everything again?' }).waitFor();
  await inDialog(page, 'Cancel').tap();
  await expect.poll(() => isFocused(button(page, 'Answer again'))).toBe(true);
  expect(await complete()).toBe(true);
  await button(page, 'Answer again').tap();
  await page.getByText(/You can’t read the report until all five parts are done again/).waitFor();
  await inDialog(page, 'Answer again').tap();
  await heading(page, 'How well does it fit you?');
  expect(await complete()).toBe(false);
});

it('brings how clearing ended into view, with the focus', async () => {
  const { page } = await atOverview();
  const clear = async () => {
    await button(page, 'Clear everything').tap();
    await inDialog(page, 'Clear everything').tap();
  };
  const seesAndHolds = async (title: string) => {
    await text(page, title).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(title);
    const { y = -1 } = (await text(page, title).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(844);
  };
  await page.context().setOffline(true);
  await clear();
  await seesAndHolds('That didn’t get through');
  await page.context().setOffline(false);
  await clear();
  await seesAndHolds('Everything is cleared');
});

it('promises no report, and no other device, what has yet to be sent', async () => {
  const { page } = await atOverview();
  const notThere = page.getByText(/Answers that haven’t been sent yet aren’t there/);
  await text(page, 'All five parts are done. Your report is ready.').waitFor();
  expect(await notThere.count()).toBe(0);
  await button(page, 'Activity grid').tap();
  await heading(page, 'Activity grid');
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { checked: false }).first().press('Space');
  await button(page, 'All parts').tap();
  await text(page, 'All five parts are done. The report comes once your last answers have been sent.').waitFor();
  await notThere.waitFor();
  await page.context().setOffline(false);
  await text(page, 'All five parts are done. Your report is ready.').waitFor();
  await expect.poll(() => notThere.count()).toBe(0);
});

it('says aloud that the account keeps it', async () => {
  const { page } = await atOverview({ buyer: await stageSession(db) });
  const isSaid = await listen(page);
  await button(page, 'Keep it in my account').tap();
  await isSaid(/^It’s now kept in your account\.$/);
});
