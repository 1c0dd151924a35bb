import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { pdf } from '../support/hostile-papers.ts';
import { answerAll, beginReport, type Officer } from '../support/rar-reports.ts';
import { useRar } from '../support/use-rar.ts';
import { wordsOf } from '../support/words.ts';

/** A browser's timer can't wait for months: its clock is the portal's. */
const at = async (page: Page, time: string): Promise<Page> => {
  await page.clock.install({ time });
  return page;
};

const rar = useRar({ withSite: true });
const { phone, desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const june = '2027-06-01T10:00:00Z';

const open = async (page: Page, section: string) => {
  await page.goto(`/rar/current/report/${section}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const saved = (page: Page) => page.getByText(t('rar:status.saved')).waitFor();
const officersField = (page: Page) => page.getByLabel('Who holds which office, and since when?');
const contactField = (page: Page) => page.getByLabel('Who answers the readers’ questions in July?');

describe('two officers on one report', () => {
  it('begin it, see each other’s answers, settle a conflict, write offline, send it, answer what is returned and send it again', async () => {
    const [first, second]: [Officer, Officer] = [
      await rar.officer('medika', 'Ġanna'),
      await rar.officer('medika', 'Ċensu'),
    ];
    const here = await at(await desk({ buyer: first }), june);
    await here.goto('/rar/current/report');
    await here.getByRole('button', { name: t('rar:begin.submit') }).click();
    await here.getByRole('link', { name: 'Committee and statute' }).click();
    await officersField(here).fill('Ġanna: president');
    await saved(here);

    const there = await at(await phone({ buyer: second, locale: 'mt' }), june);
    await open(there, 'committee');
    const theirs = there.getByLabel('Min għandu liema kariga, u minn meta?');
    await expect.poll(() => theirs.inputValue()).toBe('Ġanna: president');

    // One is cut off; the other writes meanwhile.
    await there.context().setOffline(true);
    await theirs.fill('Ċensu: teżorier');
    await there.getByText(wordsOf('mt')('rar:status.offline')).waitFor();
    await officersField(here).fill('Ġanna: president since May');
    await saved(here);
    await there.context().setOffline(false);
    await there.getByText(wordsOf('mt')('rar:conflict.title')).waitFor();
    expect(await audit(there, 'mt', 'conflict')).toEqual([]);
    await there.getByRole('button', { name: wordsOf('mt')('rar:conflict.keepMine') }).click();
    await expect.poll(() => officersField(here).inputValue()).toBe('Ċensu: teżorier');

    await here
      .getByRole('link', { name: t('rar:write.back') })
      .first()
      .click();
    await here.getByRole('button', { name: t('rar:send.submit') }).click();
    await here
      .getByRole('alert')
      .getByRole('link', { name: /the statute that is in force/i })
      .waitFor();
    expect(await audit(here, 'en', 'list')).toEqual([]);
    const report = await beginReport(first, 'medika');
    await answerAll(rar.db(), first, 'medika', report);
    await here.reload();
    await here.getByRole('button', { name: t('rar:send.submit') }).click();
    await here.getByText(t('rar:report.submitted')).waitFor();

    const returned = {
      state: 'returned' as const,
      returned_until: new Date('2027-07-20T10:00:00Z'),
      requests: JSON.stringify([{ question: 'contact', reason: 'Which phone number?' }]),
    };
    await rar.db().updateTable('rar_reports').set(returned).where('id', '=', report).execute();
    await rar.setClock('2027-07-12T10:00:00Z');
    const later = await at(await desk({ buyer: await rar.again(first) }), '2027-07-12T10:00:00Z');
    await open(later, 'committee');
    await later.getByText('Which phone number?').waitFor();
    expect(await officersField(later).isDisabled()).toBe(true);
    await contactField(later).fill('Ġanna, 2340 2340');
    await saved(later);
    await later
      .getByRole('link', { name: t('rar:write.back') })
      .first()
      .click();
    await later.getByRole('button', { name: t('rar:send.submit') }).click();
    await later.getByText(t('rar:report.submitted_again')).waitFor();
    await later.getByText('Ġanna, 2340 2340').waitFor();
  });

  it('add evidence, use it twice, and one who was late sees plainly that', async () => {
    await rar.setClock(june);
    const officer = await rar.officer('insiteu', 'Ħalima');
    await beginReport(officer, 'insiteu');
    const page = await at(await phone({ buyer: officer, width: 320, dark: true }), june);
    await open(page, 'committee');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Statut.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await page.getByText('Statut.pdf').first().waitFor();
    await page.getByLabel(t('rar:files.reuse')).last().selectOption({ label: 'Statut.pdf' });
    await expect.poll(() => page.getByText('Statut.pdf').filter({ visible: true }).count()).toBeGreaterThan(1);
    expect(await audit(page, 'en', 'evidence')).toEqual([]);
    await rar.setClock('2027-07-02T10:00:00Z');
    await rar.sweep();
    const late = await at(await phone({ buyer: await rar.again(officer) }), '2027-07-02T10:00:00Z');
    await late.goto('/rar/current/report');
    await late.getByText(t('rar:closed.title')).waitFor();
    await late.getByText('30 June 2027 at 23:59', { exact: false }).waitFor();
  });
});
