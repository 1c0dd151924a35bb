import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openSection, saved } from '../support/rar-pages.ts';
import { at, clearReports, useRar } from '../support/rar-portal.ts';
import { beginReport, type Officer, officersOf } from '../support/rar-reports.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const june = '2027-06-01T10:00:00Z';

let officer: Officer;
let report: string;
const officers = officersOf('medika', () => report);
const valueOf = async (question: string) => (await officers.answerTo(officer, question))?.value ?? null;

beforeEach(async () => {
  await clearReports(rar.db());
  officer = await rar.officer('medika', 'Ġanna');
  report = await beginReport(officer, 'medika');
});

async function write(section: string): Promise<Page> {
  const page = await at(await desk({ buyer: officer }), june);
  await openSection(page, section);
  return page;
}

describe('a number', () => {
  const income = (page: Page) => page.getByLabel('What came in during the year?');

  it('is saved as it is meant, with separators too, and one that isn’t clear is kept on the device without any other in its place', async () => {
    const page = await write('finances');
    for (const [typed, meant] of [
      ['8,500', 8500],
      ['1 250 000', 1_250_000],
    ] as const) {
      await income(page).fill('');
      await income(page).pressSequentially(typed);
      await saved(page);
      await expect.poll(() => valueOf('income')).toBe(meant);
      expect(await income(page).inputValue()).toBe(typed);
    }

    await income(page).fill('');
    await saved(page);
    await income(page).blur();
    // Even a pause after the first digit doesn't make it the answer.
    await income(page).pressSequentially('8');
    await saved(page);
    await income(page).pressSequentially('.5');
    await page.getByText(t('rar:write.wholeNumber')).waitFor();
    await page.getByText(t('rar:status.unfinished')).waitFor();
    await expect.poll(() => valueOf('income')).toBe(null);
    await page.reload();
    await expect.poll(() => income(page).inputValue()).toBe('8.5');
    expect(await income(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText(t('rar:status.saved')).count()).toBe(0);

    await page.goto('/rar/current/report');
    await page.getByRole('link', { name: 'What came in during the year?' }).click();
    await income(page).fill('85');
    await saved(page);
    await expect.poll(() => valueOf('income')).toBe(85);
  });
});
