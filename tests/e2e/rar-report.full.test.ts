import { describe, expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { fileSavedBy } from '../support/download.ts';
import { noise } from '../support/hostile-files.ts';
import { pdf } from '../support/hostile-papers.ts';
import { poorLine } from '../support/poor-line.ts';
import { contactField, officersField, openSection, saved } from '../support/rar-pages.ts';
import { answerAll, beginReport, type Officer, stageSentReport } from '../support/rar-reports.ts';
import { at, useRar } from '../support/rar-portal.ts';
import { settles } from '../support/settles.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { phone, desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const mt = wordsOf('mt');
const june = '2027-06-01T10:00:00Z';

describe('two officers on one report', () => {
  it('tell each other at which question they are', async () => {
    const officer = await rar.officer('pont', 'Ġanna');
    await beginReport(officer, 'pont');
    const page = await at(await desk({ buyer: officer }), june);
    await openSection(page, 'finances');
    const presence = rar.db().selectFrom('rar_presence').select('question').where('user_id', '=', officer.id);
    // Its slug begins as another question's does.
    await page.getByRole('radio', { name: 'Members who ask' }).focus();
    await expect.poll(async () => (await presence.executeTakeFirst())?.question).toBe('accounts-shown');
  });

  it('begin it, see each other’s answers, settle a conflict, write offline, send it, answer what is returned and send it again', async () => {
    const [first, second]: [Officer, Officer] = [
      await rar.officer('medika', 'Ġanna'),
      await rar.officer('medika', 'Ċensu'),
    ];
    const here = await at(await desk({ buyer: first }), june);
    await here.goto('/rar/current/report');
    await here.getByRole('button', { name: t('rar:begin.submit') }).click();
    await here.getByText('0 of 1,000').waitFor();
    expect(await here.title()).toContain(`${await here.getByRole('heading', { level: 1 }).innerText()} · `);
    await here.getByRole('link', { name: 'Committee and statute' }).click();
    await officersField(here).fill('Ġanna: president');
    await saved(here);

    const there = await at(await phone({ buyer: second, locale: 'mt' }), june);
    await openSection(there, 'committee');
    const theirs = there.getByLabel('Min għandu liema kariga, u minn meta?');
    await expect.poll(() => theirs.inputValue()).toBe('Ġanna: president');

    // One is cut off; the other writes meanwhile.
    await there.context().setOffline(true);
    await theirs.fill('Ċensu: teżorier');
    await there.getByText(mt('rar:status.offline')).waitFor();
    await officersField(here).fill('Ġanna: president since May');
    await saved(here);
    await there.context().setOffline(false);
    await there.getByText(mt('rar:conflict.title')).waitFor();
    await there.getByText(mt('rar:earlier.title')).click();
    await there
      .getByRole('group')
      .filter({ hasText: mt('rar:earlier.title') })
      .getByRole('paragraph')
      .first()
      .waitFor();
    expect(await audit(there, 'mt', 'conflict and earlier versions')).toEqual([]);
    await there.getByRole('button', { name: mt('rar:conflict.keepMine') }).click();
    await expect.poll(() => officersField(here).inputValue()).toBe('Ċensu: teżorier');

    // Who wrote what, when: an earlier version is found, and stands again.
    const earlier = here.getByRole('group').filter({ hasText: t('rar:earlier.title') });
    await here.getByText(t('rar:earlier.title')).click();
    await earlier.getByText('Ġanna: president since May').waitFor();
    await earlier.getByText(/^Ġanna Għigo, Tue 1 Jun at 12:00$/).waitFor();
    await earlier.getByRole('button', { name: t('rar:write.takeOver') }).click();
    await expect.poll(() => theirs.inputValue()).toBe('Ġanna: president since May');

    await there
      .getByRole('link', { name: mt('rar:write.back') })
      .first()
      .click();
    await there.getByRole('button', { name: mt('rar:send.submit') }).click();
    await there
      .getByRole('alert')
      .getByRole('link', { name: /l-istatut li hu fis-seħħ/i })
      .waitFor();
    await expect.poll(() => there.evaluate(() => document.activeElement?.textContent)).toContain('L-istatut li hu');
    expect(await audit(there, 'mt', 'list')).toEqual([]);
    const report = await beginReport(first, 'medika');
    await answerAll(rar.db(), first, 'medika', report);
    await here.goto('/rar/current/report');
    await here.getByRole('button', { name: t('rar:send.submit') }).click();
    await here.getByText(t('rar:report.submitted')).waitFor();

    const returned = {
      state: 'returned' as const,
      returned_until: new Date('2027-07-20T10:00:00Z'),
      requests: JSON.stringify([{ question: 'contact', reason: 'Which phone number?' }]),
    };
    await rar.db().updateTable('rar_reports').set(returned).where('id', '=', report).execute();
    await rar.setClock('2027-07-12T10:00:00Z');
    await here.clock.setSystemTime('2027-07-12T10:00:00Z');
    await here.context().addCookies([{ name: 'su_token', value: (await rar.again(first)).token, url: rar.url() }]);
    await openSection(here, 'committee');
    await here.getByText('Which phone number?').waitFor();
    expect(await officersField(here).isDisabled()).toBe(true);
    await contactField(here).fill('Ġanna, 2340 2340');
    await saved(here);
    await here
      .getByRole('link', { name: t('rar:write.back') })
      .first()
      .click();
    await here.getByRole('button', { name: t('rar:send.submit') }).click();
    await here.getByText(t('rar:report.submitted_again')).waitFor();
    await here.getByText('Ġanna, 2340 2340').waitFor();
    await here
      .getByText(t('rar:sent.when', { when: t('rar:sent.at', { date: '1 June 2027', time: '12:00' }) }))
      .waitFor();
    await here
      .getByText(t('rar:sent.again', { when: t('rar:sent.at', { date: '12 July 2027', time: '12:00' }) }))
      .waitFor();
  });

  it('take last year’s answer over, lose nothing to a poor line, and one who was late sees plainly that', async () => {
    await rar.setClock(june);
    const [officer, other] = [await rar.officer('insiteu', 'Ħalima'), await rar.officer('insiteu', 'Ġużi')];
    await stageSentReport(rar.db(), 'insiteu');
    const report = await beginReport(officer, 'insiteu');
    const first = await at(await phone({ buyer: officer, width: 320, dark: true }), june);
    await openSection(first, 'members');
    const before = first.getByText(t('rar:write.before', { year: 2025 })).first();
    await before.click();
    await first.getByText('57 members').waitFor();
    const takeOver = first.getByRole('button', { name: t('rar:write.takeOver') }).first();
    await takeOver.click();
    await expect.poll(() => first.getByLabel('How many members did you have').first().inputValue()).toBe('57');
    await saved(first);

    // The line breaks while a row and a file are on their way; meanwhile another officer saves a row.
    await openSection(first, 'educational');
    const context = first.context();
    await context.setOffline(true);
    await first.getByRole('button', { name: t('rar:write.event.add') }).click();
    await first.getByLabel(t('rar:write.event.title')).fill('Lejla tal-kotba');
    await first.getByLabel(t('rar:write.event.date')).fill('2026-02-10');
    await first.getByLabel(t('rar:write.event.people'), { exact: true }).fill('30');
    const paper = { name: 'Programm.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await first.locator('input[type=file]').first().setInputFiles(paper);
    await first.getByText(t('rar:files.waits', { names: 'Programm.pdf' })).waitFor();
    const question = 'educational-events';
    const path = { id: 'insiteu', rar_submission_id: report, rar_report_id: report, rar_question_id: question };
    const saving = '/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}';
    await other.client.POST(saving, {
      params: { path },
      body: { value: [{ title: 'Taħdita', date: '2026-03-01', people: 20 }], revision: 0 },
    });
    await first.close();
    await context.setOffline(false);

    const page = await at(await context.newPage(), june);
    await openSection(page, 'educational');
    await page.getByRole('button', { name: `${t('documents:preview')} Programm.pdf` }).waitFor();
    const conflict = page.getByRole('alert').filter({ hasText: t('rar:conflict.title') });
    await conflict.getByText('Lejla tal-kotba').waitFor();
    await conflict.getByText('Taħdita').waitFor();
    await conflict.getByRole('button', { name: t('rar:conflict.keepMine') }).click();
    await saved(page);
    const { data } = await other.client.GET(`${saving}/revisions`, { params: { path } });
    expect(data?.data.map(({ value }) => value)).toMatchObject([
      [{ title: 'Lejla tal-kotba' }],
      [{ title: 'Taħdita' }],
    ]);

    await page.getByRole('button', { name: `${t('documents:preview')} Programm.pdf` }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('link', { name: t('documents:openPdf') }).waitFor();
    await preview.getByRole('button', { name: t('documents:close') }).click();
    // Of several files, each that isn't taken is named with its reason.
    const wrong = { mimeType: 'application/pdf', buffer: Buffer.from('notes') };
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { ...wrong, name: 'Noti.pdf' },
        { ...wrong, name: 'Kbir.pdf', buffer: Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]) },
        { ...wrong, name: 'Minuti.pdf' },
      ]);
    const refusals = [t('forms:rules.documentKind'), t('forms:rules.fileSize')];
    await page.getByText(`${refusals[0]}: Noti.pdf, Minuti.pdf. ${refusals[1]}: Kbir.pdf`).waitFor();
    // The line stands still half-way through a photo, and breaks half-way through the next try: it is sent again by itself, and counts once.
    const photo = { name: 'Ritratt.png', mimeType: 'image/png', buffer: await noise(900, 700).png().toBuffer() };
    const line = await poorLine(page);
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await line.isHalfWay();
    await line.stand();
    await page.clock.fastForward('02:00');
    await page.getByText(t('rar:files.notSent', { names: 'Ritratt.png' })).waitFor();
    await line.goOn();
    await line.isHalfWay();
    await context.setOffline(true);
    await page.getByText(t('rar:files.waits', { names: 'Ritratt.png' })).waitFor();
    await line.mend();
    await context.setOffline(false);
    await page.reload();
    const arrived = page.getByRole('button', { name: `${t('documents:preview')} Ritratt.png` });
    await arrived.waitFor();
    // What arrives moves the page: a press that it slips away under is nobody's.
    await settles(page);
    await arrived.click();
    const photos = rar.db().selectFrom('rar_files').select('name').where('name', '=', 'Ritratt.png');
    expect(await photos.execute()).toHaveLength(1);
    const picture = preview.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await preview.getByRole('button', { name: t('documents:close') }).click();
    await page.getByLabel(t('rar:files.reuse')).last().selectOption({ label: 'Programm.pdf' });
    await page
      .getByRole('button', { name: t('rar:files.use') })
      .last()
      .click();
    await expect.poll(() => page.getByText('Programm.pdf').filter({ visible: true }).count()).toBeGreaterThan(1);
    expect(await audit(page, 'en', 'evidence')).toEqual([]);

    // What is written offline comes too late: it isn't in the report, and stays here until the officer deletes it.
    await context.setOffline(true);
    await page.getByLabel('What did people learn, and how do you know?').fill('Tgħallmu jiktbu.');
    await page.getByText(t('rar:status.offline')).waitFor();
    await page.close();
    await rar.setClock('2027-07-02T10:00:00Z');
    const { token } = await rar.again(officer);
    await context.addCookies([
      { name: 'su_token', value: token, url: rar.url() },
      { name: 'locale', value: 'mt', url: rar.url() },
    ]);
    await context.setOffline(false);
    const late = await at(await context.newPage(), '2027-07-02T10:00:00Z');
    await late.goto('/rar/current/report');
    await late.getByText(mt('rar:closed.title')).waitFor();
    await late.getByText('30 ta’ Ġunju 2027', { exact: false }).first().waitFor();
    await late.getByText(mt('rar:left.closed')).waitFor();
    expect(await audit(late, 'mt', 'left behind')).toEqual([]);
    const { bytes } = await fileSavedBy(late, () => late.getByRole('button', { name: mt('rar:left.save') }).click());
    expect(bytes.toString()).toContain('Tgħallmu jiktbu.');
    await rar.sweep();
    await late.reload();
    await late.getByText(mt('rar:report.closed')).waitFor();
    await late.getByRole('button', { name: mt('rar:left.delete') }).click();
    const asking = late.getByRole('dialog');
    await asking.getByRole('button', { name: mt('rar:left.keep') }).click();
    await late.getByRole('button', { name: mt('rar:left.delete') }).click();
    await asking.getByRole('button', { name: mt('rar:left.delete') }).click();
    await expect.poll(() => late.getByText('Tgħallmu jiktbu.').count()).toBe(0);
    expect(await late.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('form:')))).toEqual([]);
  });
});
