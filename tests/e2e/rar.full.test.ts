import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { makeOfficer, stagePerson } from '../support/accounts.ts';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { stageResults } from '../support/rar-reports.ts';
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

const reportAddresses = [
  '/rar',
  '/rar/current',
  '/rar/current/regulations',
  '/rar/current/report',
  '/rar/current/report/committee',
  '/rar/history',
  '/rar/history/submissions',
  '/rar/history/results',
];

/** Waits for the page of a title. */
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

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
    await titled(page, t('shell:pages.rar'));
    const years = page.getByRole('navigation', { name: t('shell:rar.title'), exact: true });
    for (const { year, title, pages } of ways) {
      await years.getByRole('link', { name: t(`shell:rar.${year}`) }).click();
      await titled(page, t(`shell:pages.${title}`));
      const rows = page.getByRole('navigation', { name: t('rar:pages.title') }).getByRole('link');
      expect(await rows.count()).toBe(pages.length);
      await rows.first().click();
      await page.getByRole('navigation', { name: t('shell:rar.pages') }).waitFor();
      for (const [tab, name] of pages) {
        await page
          .getByRole('navigation', { name: t('shell:rar.pages') })
          .getByRole('link', { name: t(`shell:rar.${tab}`) })
          .click();
        await titled(page, t(`shell:pages.${name}`));
      }
    }
  });

  it('every page of the report is accessible, wide and narrow, light and dark', async () => {
    const page = await desk({ locale, buyer: await organiser() });
    const problems: string[] = [];
    for (const address of reportAddresses) {
      await visit(page, address);
      problems.push(...(await audit(page, locale, address)));
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

// Organisations of their own: other tests look at those that have nothing.
it('an officer reads the result and its reasons, appeals against a question, and orders the rooms', async () => {
  const officer = await makeOfficer(stage.db, await person(), 'soqrat');
  const late = await makeOfficer(stage.db, await person(), 'lehen');
  onTestFinished(await stageResults(stage.db, 'soqrat', 2026));

  const page = await desk({ buyer: officer });
  await page.goto('/rar/current/results');
  await page.getByText('Report for 2026').waitFor();
  const members = page.getByRole('row', { name: /^How many members/ });
  await members.getByText('25 of 30').waitFor();
  await members.getByText('The list names 57.').waitFor();
  expect(await audit(page, 'en', '/rar/current/results')).toEqual([]);

  await button(page, 'Send the appeal').click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await page
    .getByLabel('Question', { exact: true })
    .selectOption({ label: 'How many members did you have on 31 December? (25 of 30)' });
  await page.getByLabel('What the readers missed').fill('The list has a second page.');
  await button(page, 'Send the appeal').press('Enter');
  await page.getByText('It’s waiting to be heard. The answer comes here, and by email.').waitFor();
  const appeals = stage.db.selectFrom('rar_appeals').select(['question', 'text', 'points_before']);
  expect(await appeals.where('user_id', '=', officer.id).execute()).toEqual([
    { question: 'member-count', text: 'The list has a second page.', points_before: 25 },
  ]);

  await button(page, 'Add Room 3').click();
  await button(page, 'Add Room 1').click();
  await button(page, 'Move up Room 1').click();
  await button(page, 'Save the order').click();
  await page.getByText('The order is saved.').waitFor();
  await page.goto('/rar/history/results');
  await link(page, '2026').click();
  await page.getByText('The list has a second page.').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: /^Room/ }).allInnerTexts()).toMatchObject({
    0: expect.stringContaining('Room 1'),
    1: expect.stringContaining('Room 3'),
  });

  const small = await phone({ buyer: late, locale: 'mt', width: 320, dark: true });
  await small.goto('/rar/current/results');
  await heading(small, 'Riżultati');
  await small.getByText(/^L-aħħar data kienet .*, u l-organizzazzjoni tagħkom ma bagħtet l-ebda rapport\./).waitFor();
  expect(await audit(small, 'mt', '/rar/current/results')).toEqual([]);
});
