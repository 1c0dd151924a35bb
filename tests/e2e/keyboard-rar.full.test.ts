import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listen } from '../support/aloud.ts';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import { pdf } from '../support/hostile-papers.ts';
import {
  arriveAt,
  chooseFile,
  chooseRadio,
  isFocused,
  leadsRound,
  tabTo,
  typeDate,
  typeInto,
  use,
} from '../support/keyboard.ts';
import { contactField, officersField, saved } from '../support/rar-pages.ts';
import { at, useRar } from '../support/rar-portal.ts';
import { answerAll, beginReport } from '../support/rar-reports.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const june = '2027-06-01T10:00:00Z';
const statute = { name: 'Statut.pdf', mimeType: 'application/pdf', buffer: pdf() };

/** The control that adds evidence to the first answer that takes any, on a section's page. */
const evidence = (page: Page) => page.locator('input[type=file]').first();

/** Waits until an element has the focus. */
const getsFocus = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor();

async function writeCommittee(page: Page): Promise<void> {
  await arriveAt(page, 'Committee and statute');
  await leadsRound(page);
  const isSaid = await listen(page);
  await typeInto(page, officersField(page), 'Ġanna: president');
  await typeInto(page, contactField(page), 'Ġanna, 2340 2340');
  await isSaid(new RegExp(t('rar:status.saving')));
  await isSaid(new RegExp(t('rar:status.saved')));

  await chooseFile(page, evidence(page), { ...statute, name: 'Noti.pdf', buffer: Buffer.from('notes') });
  await isSaid(new RegExp(t('forms:rules.documentKind')));
  await chooseFile(page, evidence(page), statute);
  await isSaid(new RegExp(t('rar:files.added')));
  expect(await isFocused(evidence(page))).toBe(true);

  const meetings = page.getByLabel('How many times did the committee meet?');
  await typeInto(page, meetings, '8.5');
  await page.getByText(t('rar:write.wholeNumber')).waitFor();
  expect(await isFocused(meetings)).toBe(true);
  await typeInto(page, meetings, '8');
  await saved(page);
}

it('writes, checks and sends the yearly report by keyboard alone, with evidence', async () => {
  const officer = await rar.officer('medika', 'Ġanna');
  const page = await at(await desk({ buyer: officer }), june);
  await page.goto('/rar/current');
  await use(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: t('shell:pages.rarReport') })
      .first(),
  );
  // A page that is still read takes the focus as a whole.
  await getsFocus(page, ':is(main, h1)');
  await use(page, button(page, t('rar:begin.submit')));

  await arriveAt(page, t('rar:list.title', { year: 2026 }));
  await use(page, link(page, 'Committee and statute'));
  await writeCommittee(page);

  await use(page, link(page, t('rar:write.next', { title: 'Members and elections' })));
  await arriveAt(page, 'Members and elections');
  await chooseRadio(page, page.getByRole('radio').first());
  await saved(page);
  await use(page, link(page, t('rar:write.back')).last());

  // Sent too early: every answer that is missing, each with the way to it.
  await arriveAt(page, t('rar:list.title', { year: 2026 }));
  await use(page, button(page, t('rar:send.submit')));
  const missing = page.getByRole('alert').filter({ has: page.getByRole('listitem') });
  await missing.waitFor();
  await expect.poll(() => missing.evaluate((list) => document.activeElement?.contains(list))).toBe(true);
  await use(page, missing.getByRole('link', { name: 'Minutes of the last election' }));
  await getsFocus(page, '#q-election');
  await chooseFile(page, evidence(page), { ...statute, name: 'Minuti.pdf' });
  await button(page, `${t('documents:preview')} Minuti.pdf`).waitFor();

  await use(page, link(page, t('rar:write.back')).last());
  await arriveAt(page, t('rar:list.title', { year: 2026 }));
  await use(page, page.getByRole('link', { name: 'Which educational events did you hold?' }));
  await getsFocus(page, '#q-educational-events');
  await use(page, button(page, t('rar:write.event.add')));
  const row = page.getByRole('group', { name: t('rar:write.event.group', { number: 1 }), exact: true });
  const cell = (name: 'title' | 'date' | 'people') => row.getByLabel(t(`rar:write.event.${name}`), { exact: true });
  await expect.poll(() => isFocused(cell('title'))).toBe(true);
  await page.keyboard.type('Lejla tal-kotba');
  await typeDate(page, cell('date'), '03', '2026');
  await typeInto(page, cell('people'), '30');
  await tabTo(page, row.getByRole('button', { name: /Lejla tal-kotba$/ }));
  await saved(page);
  await leadsRound(page);
  await use(page, link(page, t('rar:write.back')).last());
  await arriveAt(page, t('rar:list.title', { year: 2026 }));

  // The others of the committee write the rest.
  await answerAll(rar.db(), officer, 'medika', await beginReport(officer, 'medika'));
  await page.reload();
  await page.getByText(t('rar:list.complete')).waitFor();
  await use(page, button(page, t('rar:send.submit')));
  const sent = page.getByText(t('rar:sent.done'));
  await sent.waitFor();
  await expect.poll(() => sent.evaluate((words) => document.activeElement?.contains(words))).toBe(true);
  await page.getByText('Lejla tal-kotba').waitFor();

  // It is taken back, or not: the question keeps the focus inside, and gives it back.
  const takeBack = button(page, t('rar:sent.withdraw')).first();
  await use(page, takeBack);
  await use(page, page.getByRole('dialog').getByRole('button', { name: t('rar:sent.keep') }));
  await expect.poll(() => isFocused(takeBack)).toBe(true);
});
