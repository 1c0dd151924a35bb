import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { hashOfSecret } from '../../server/kernel/hashes.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { finderAt } from '../support/finding.ts';
import { isFocused } from '../support/keyboard.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const finder = finderAt(urls[0]);
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone, desk } = useBrowser();
const root = '/careers/career-finder';

const finish = async (known?: string) => finder.finish(await finder.always(4), undefined, undefined, known);
const sectors = (page: Page) => page.getByRole('heading', { level: 2, name: 'Sectors', exact: true });

/** Opens the report by link. */
async function openReport(page: Page, reference: string): Promise<Page> {
  await page.goto(`${root}/overview#${reference}`);
  await heading(page, 'Where you might look');
  await sectors(page).waitFor();
  return page;
}

it('hands the focus on to the PDF that it has made', async () => {
  const page = await openReport(await desk(), await finish());
  await button(page, 'Report as a PDF').press('Enter');
  await link(page, 'Open the PDF').waitFor();
  await expect.poll(() => isFocused(link(page, 'Open the PDF'))).toBe(true);
});

it('comes back by itself after a reload without a network', async () => {
  const page = await openReport(await phone(), await finish());
  const isKept = () => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await button(page, 'Try again').waitFor();
  await page.context().setOffline(false);
  await sectors(page).waitFor();
});

it('tells two earlier reports of one day apart by their times', async () => {
  const reference = await finish();
  const again = () => finder.client.POST('/career-finder/restart', { body: { user_reference: reference } });
  for (const _ of [1, 2]) {
    await again();
    await finish(reference);
  }
  const { finder_id } = await db
    .selectFrom('career_finder_references')
    .select('finder_id')
    .where('reference_hash', '=', hashOfSecret(reference))
    .executeTakeFirstOrThrow();
  for (const [round, at] of [
    [1, '2026-03-02T08:05:00Z'],
    [2, '2026-03-02T13:40:00Z'],
  ] as const)
    await db
      .updateTable('career_finder_rounds')
      .set({ finished_at: new Date(at) })
      .where('finder_id', '=', finder_id)
      .where('round', '=', round)
      .execute();
  const page = await openReport(await desk(), reference);
  const choice = page.getByLabel('Compare with the report of');
  expect(await choice.locator('option').allTextContents()).toEqual(['2 March 2026, 14:40', '2 March 2026, 09:05']);
});

it('prints no heading over what stays folded', async () => {
  const page = await openReport(await desk(), await finish());
  const rest = page.getByText('The other sectors', { exact: true }).first();
  expect(await rest.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await rest.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await rest.click();
  await page.emulateMedia({ media: 'print' });
  expect(await rest.isVisible()).toBe(true);
});
