import type { Page } from 'playwright-core';
import { wordsOf } from './words.ts';

const t = wordsOf('en');

/** Opens a section of the report that is being written. */
export async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`/rar/current/report/${section}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Waits until all changes are saved; the page is English. */
export const saved = (page: Page) => page.getByText(t('rar:status.saved')).waitFor();

export const officersField = (page: Page) => page.getByLabel('Who holds which office, and since when?');
export const contactField = (page: Page) =>
  page.getByLabel('Who answers the readers’ questions while the report is read?');
