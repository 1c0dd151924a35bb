import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { makeOfficer, stagePerson } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';

const stage = useStage();
const { phone, desk } = useBrowser();
const [url] = inject('portal').urls;

const person = () => stagePerson(stage.db, url, { user_type: 'organisation', email: `${randomUUID()}@su.uni.example` });
const organiser = async (...others: string[]) => makeOfficer(stage.db, await person(), 'medika', ...others);

/** The titles of the report's pages, in the order of its bars; the second bar's targets are under those of the first. */
const ways = [
  {
    year: 'current',
    title: 'rarCurrent',
    pages: [
      ['regulations', 'rarRegulations'],
      ['report', 'rarReport'],
      ['results', 'rarResults'],
    ],
  },
  {
    year: 'history',
    title: 'rarHistory',
    pages: [
      ['pastSubmissions', 'rarSubmissions'],
      ['pastResults', 'rarPastResults'],
    ],
  },
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe.each(['en', 'mt'] as const)('in %s', (locale) => {
  const t = wordsOf(locale);

  it('an organisation reaches every page of its report from the menu, and none of them is a dead end', async () => {
    const page = await phone({ locale, buyer: await organiser() });
    await visit(page, '/account');
    await page.getByRole('button', { name: t('shell:menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('shell:pages.rar') })
      .click();
    await heading(page, t('shell:pages.rar'));
    const years = page.getByRole('navigation', { name: t('shell:rar.title'), exact: true });
    for (const { year, title, pages } of ways) {
      await years.getByRole('link', { name: t(`shell:rar.${year}`) }).click();
      await heading(page, t(`shell:pages.${title}`));
      const rows = page.getByRole('navigation', { name: t('rar:pages.title') }).getByRole('link');
      expect(await rows.count()).toBe(pages.length);
      await rows.first().click();
      await page.getByRole('navigation', { name: t('shell:rar.pages') }).waitFor();
      for (const [tab, name] of pages) {
        await page
          .getByRole('navigation', { name: t('shell:rar.pages') })
          .getByRole('link', { name: t(`shell:rar.${tab}`) })
          .click();
        await heading(page, t(`shell:pages.${name}`));
      }
    }
  });

  it('every page of the report is accessible, wide and narrow, light and dark', async () => {
    const page = await desk({ locale, buyer: await organiser() });
    const problems: string[] = [];
    for (const address of ['', '/current', '/current/regulations', '/current/report', '/history/results']) {
      await visit(page, `/rar${address}`);
      problems.push(...(await audit(page, locale, `/rar${address}`)));
    }
    expect(problems).toEqual([]);
  });
});

it('lets nobody in who acts for no organisation', async () => {
  for (const buyer of [await person(), await stagePerson(stage.db, url)]) {
    const page = await desk({ buyer });
    await page.goto('/rar/current/report');
    await page.waitForURL((address) => address.pathname === '/');
  }
});

it('sends visitors to log in, and back', async () => {
  const page = await phone();
  await page.goto('/rar/current/report');
  await page.waitForURL('/login?redirectPath=%2Frar%2Fcurrent%2Freport');
});
