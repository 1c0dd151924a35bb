import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { finderAt } from '../support/finding.ts';
import { isFocused } from '../support/keyboard.ts';

const { urls } = inject('portal');
const finder = finderAt(urls[0]);
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
