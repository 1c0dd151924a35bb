import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { contactField, officersField, openSection, saved } from '../support/rar-pages.ts';
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

/** The addresses to which the page sends answers while its clock goes on for longer than it waits before saving. */
async function answersSent(page: Page): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/questions\/[^/]+$/.test(request.url()) && request.method() === 'POST') sent.push(request.url());
  });
  const heartbeat = page.waitForRequest(/\/presence$/);
  await page.clock.fastForward('00:20');
  await heartbeat;
  return sent;
}

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

describe('a table of events', () => {
  const question = 'educational-events';
  const field = (page: Page, name: 'title' | 'date' | 'people', row = 1) =>
    page
      .getByRole('group', { name: t('rar:write.event.group', { number: row }), exact: true })
      .getByLabel(t(`rar:write.event.${name}`), { exact: true });

  it('keeps a saved row until its change is whole, and says at the cell how to mend it', async () => {
    const page = await write('educational');
    const add = page.getByRole('button', { name: t('rar:write.event.add') });
    await add.click();
    // The new row takes the focus, at its first field.
    await page.keyboard.type('Lejla tal-kotba');
    expect(await field(page, 'title').inputValue()).toBe('Lejla tal-kotba');
    await field(page, 'date').fill('2026-02-10');
    await field(page, 'people').fill('30');
    await saved(page);
    await field(page, 'people').blur();
    const row = { title: 'Lejla tal-kotba', date: '2026-02-10', people: 30 };
    await expect.poll(() => valueOf(question)).toEqual([row]);

    await field(page, 'people').fill('');
    await field(page, 'people').pressSequentially('1,30');
    await page.getByText(t('rar:write.wholeNumber')).waitFor();
    expect(await field(page, 'people').getAttribute('aria-invalid')).toBe('true');
    await page.getByText(t('rar:status.unfinished')).waitFor();
    expect(await answersSent(page)).toEqual([]);
    expect(await valueOf(question)).toEqual([row]);
    await page.reload();
    await expect.poll(() => field(page, 'people').inputValue()).toBe('1,30');
    await field(page, 'people').fill('1,300');
    await saved(page);
    await expect.poll(() => valueOf(question)).toEqual([{ ...row, people: 1300 }]);

    await field(page, 'date').fill('2025-02-10');
    await page.getByText(t('rar:write.event.wrongYear', { number: 1, year: 2026 })).waitFor();
    expect(await field(page, 'date').getAttribute('aria-invalid')).toBe('true');
    expect(await answersSent(page)).toEqual([]);
    expect(await valueOf(question)).toEqual([{ ...row, people: 1300 }]);
    await field(page, 'date').fill('2026-03-10');
    await saved(page);

    // A blank row isn't kept, and nothing says so.
    await add.click();
    expect(await field(page, 'title', 2).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByText(t('rar:write.event.unfinished', { count: 1 })).count()).toBe(0);
  });
});

const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.id].join(' '));

it('an answer of a colleague is taken in under the caret, and after a conflict the focus is at the question', async () => {
  const page = await write('committee');
  await officersField(page).fill('Ġanna: president');
  await saved(page);
  const colleague = await rar.officer('medika', 'Ċensu');
  const revisionOf = async () => (await officers.answerTo(officer, 'officers'))?.revision ?? 0;
  await officersField(page).press('Home');
  await officers.save(colleague, 'officers', 'Ġanna: president. Ċensu: secretary', await revisionOf());
  await page.clock.fastForward('00:20');
  await expect.poll(() => officersField(page).inputValue()).toContain('Ċensu');
  await page.keyboard.type('Now ');
  expect(await officersField(page).inputValue()).toBe('Now Ġanna: president. Ċensu: secretary');
  await saved(page);

  await page.context().setOffline(true);
  await page.keyboard.type('and ever ');
  await page.getByText(t('rar:status.offline')).waitFor();
  await officers.save(colleague, 'officers', 'Ċensu: secretary', await revisionOf());
  await page.context().setOffline(false);
  await page.getByRole('button', { name: t('rar:conflict.takeTheirs') }).press('Enter');
  await expect.poll(() => officersField(page).inputValue()).toBe('Ċensu: secretary');
  await expect.poll(() => focused(page)).toBe('TEXTAREA q-officers');
});

it('a conflict is told with its question to somebody who writes at the next one, which stays in sight', async () => {
  const page = await write('committee');
  await officersField(page).fill('Ġanna: president');
  await saved(page);
  await page.context().setOffline(true);
  await officersField(page).press('End');
  await page.keyboard.type(' since May');
  await contactField(page).focus();
  await page.keyboard.type('Ġanna');
  await page.getByText(t('rar:status.offline')).waitFor();
  const revision = (await officers.answerTo(officer, 'officers'))?.revision ?? 0;
  await officers.save(officer, 'officers', 'Ċensu: secretary', revision);
  await page.context().setOffline(false);
  const conflict = page.getByRole('alert').filter({ hasText: t('rar:conflict.title') });
  await conflict.getByText('Who holds which office, and since when?').waitFor({ state: 'attached' });
  expect(await focused(page)).toBe('TEXTAREA q-contact');
  const space = () =>
    contactField(page).evaluate((field) => {
      const bar = document.querySelector('output')?.parentElement;
      return (bar?.getBoundingClientRect().top ?? 0) - field.getBoundingClientRect().bottom;
    });
  await expect.poll(space).toBeGreaterThanOrEqual(0);
});

it('“nothing this year” says of what, and brings a table back as it was', async () => {
  const page = await write('educational');
  const nothing = page.getByRole('checkbox', { name: t('rar:write.nothing') }).first();
  expect(
    await nothing.evaluate((box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toBe('Which educational events did you hold?');
  const add = page.getByRole('button', { name: t('rar:write.event.add') });
  for (const title of ['Taħdita', 'Lejla']) {
    await add.press('Enter');
    await page.keyboard.type(title);
  }
  const rows = page.getByLabel(t('rar:write.event.title'), { exact: true });
  await nothing.check();
  await expect.poll(() => rows.count()).toBe(0);
  await nothing.uncheck();
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.last().inputValue()).toBe('Lejla');
});

it('what has the focus is never under the state of saving, and nothing is drawn over it', async () => {
  const page = await write('educational');
  const add = page.getByRole('button', { name: t('rar:write.event.add') });
  for (const title of ['Taħdita', 'Lejla']) {
    await add.press('Enter');
    await page.keyboard.type(title);
  }
  const rows = page.getByLabel(t('rar:write.event.title'), { exact: true });
  await page.setViewportSize({ width: 1000, height: 500 });
  const reach = page.getByLabel('What did people learn, and how do you know?');
  for (const target of [add, reach, rows.last()]) {
    // Half under it, and so in sight for the browser.
    await target.evaluate((element) => {
      const state = document.querySelector('output')?.parentElement?.getBoundingClientRect();
      scrollBy(0, element.getBoundingClientRect().bottom - (state?.top ?? 0) - 20);
    });
    await target.focus();
    const space = () =>
      target.evaluate((element) => {
        const state = document.querySelector('output')?.parentElement?.getBoundingClientRect();
        return (state?.top ?? 0) - element.getBoundingClientRect().bottom;
      });
    await expect.poll(space).toBeGreaterThanOrEqual(0);
  }
  await openSection(page, 'finances');
  const hit = await page
    .getByRole('radio')
    .first()
    .evaluate((radio) => {
      const state = document.querySelector('output')?.parentElement?.getBoundingClientRect();
      scrollBy(0, radio.getBoundingClientRect().top - (state?.top ?? 0) - 10);
      const { x, y } = radio.getBoundingClientRect();
      return document.elementFromPoint(x + 12, y + 12)?.tagName;
    });
  expect(hit).not.toBe('INPUT');
});

it('a file is used again only by its button, told apart from its namesake, and removed for good only after a question', async () => {
  const page = await write('committee');
  const { sections } = await officers.read(officer);
  const [first, second] = sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind, evidence }) => kind === 'evidence' || evidence !== 'none')
    .map(({ slug }) => slug);
  for (const [at, question] of [first, second].entries()) {
    const id = randomUUID();
    const file = { id, report_id: report, name: 'Statut.pdf', media_type: 'application/pdf', size: 1000 };
    const added = { added_at: new Date(Date.parse(june) - at * 86_400_000), user_id: officer.id };
    await rar
      .db()
      .insertInto('rar_files')
      .values({ ...file, ...added })
      .execute();
    await rar
      .db()
      .insertInto('rar_evidence')
      .values({ report_id: report, question: question ?? '', file_id: id })
      .execute();
  }
  const uses = async () =>
    (await rar.db().selectFrom('rar_evidence').select('question').where('report_id', '=', report).execute()).length;
  const last = sections.find(({ questions }) => questions.some(({ evidence }) => evidence === 'each'))?.slug ?? '';
  await openSection(page, last);
  const choice = page.getByLabel(t('rar:files.reuse')).first();
  const names = await choice.getByRole('option').allInnerTexts();
  expect([names.length, new Set(names).size]).toEqual([3, 3]);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/media\b/.test(request.url()) && request.method() !== 'GET') writes.push(request.method());
  });
  await choice.selectOption({ index: 1 });
  await page
    .getByRole('button', { name: t('rar:files.use') })
    .first()
    .press('Enter');
  await page.getByText(t('rar:files.reused', { name: 'Statut.pdf' })).waitFor({ state: 'attached' });
  expect([writes.length, await uses()]).toEqual([1, 3]);

  // It serves another answer too: nothing is lost.
  const remove = page.getByRole('button', { name: `${t('rar:files.remove')} Statut.pdf` });
  await remove.press('Enter');
  await page.getByText(t('rar:files.removed', { name: 'Statut.pdf' })).waitFor({ state: 'attached' });
  await expect.poll(() => focused(page)).toMatch(/^P /);
  expect(await uses()).toBe(2);

  const place = sections.find(({ questions }) => questions.some(({ slug }) => slug === first))?.slug ?? '';
  await openSection(page, place);
  await remove.first().press('Enter');
  const asking = page.getByRole('dialog');
  await asking.getByRole('button', { name: t('rar:files.keep') }).click();
  expect(await uses()).toBe(2);
  await remove.first().press('Enter');
  await asking.getByRole('button', { name: t('rar:files.removeIt') }).click();
  await expect.poll(uses).toBe(1);
  await expect.poll(() => focused(page)).not.toMatch(/^BODY/);
});
