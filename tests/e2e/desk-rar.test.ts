import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { stageSentReport } from '../support/rar-reports.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { phone, desk } = useBrowser();

/** The part of a report's page about one question. */
const about = (page: Page, question: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: question }) });
const members = { en: 'How many members did you have', mt: 'Kemm kellkom membri' };

it('three readers count a report, one of them on a phone in Maltese; they differ, settle it, and ask for what is missing', async () => {
  const organisation = `club-${randomUUID().slice(0, 8)}`;
  const report = await stageSentReport(db, organisation);
  const [one, other, third] = [
    await stageStaff(db, urls[0], 'reports'),
    await stageStaff(db, urls[0], 'reports'),
    await stageStaff(db, urls[0], 'reports'),
  ];
  await third.client.PUT('/desk/rar/reports/{report}/scores/{question}', {
    params: { path: { report, question: 'member-count' } },
    body: { points: 25 },
  });

  const page = await desk({ buyer: one });
  await page.goto('/desk');
  await link(page, 'Yearly reports').first().click();
  await heading(page, 'Yearly reports');
  await link(page, '2025').click();
  await link(page, organisation).click();
  await heading(page, `${organisation}, 2025`);
  expect(await audit(page, 'en', '/desk/rar/:report')).toEqual([]);
  const question = about(page, members.en);
  await question.getByText('57 members').waitFor();
  await question.getByText('By the rules: 25 of 30').waitFor();
  expect(await question.getByText('Ħarries Żerafa: 25').count()).toBe(0);
  await question.getByLabel('Your points').fill('31');
  await question.getByLabel('Your points').press('Enter');
  await question.getByRole('alert').waitFor();
  await question.getByLabel('Your points').fill('29');
  await question.getByLabel(/^Why/).fill('The list says 58.');
  await page.reload();
  expect(await question.getByLabel('Your points').inputValue()).toBe('29');
  await question.getByRole('button', { name: 'Save my points' }).press('Enter');
  await question.getByText('The readers differ by more than a tenth').waitFor();
  await question.getByText('Ħarries Żerafa: 25').waitFor();

  const small = await phone({ buyer: other, locale: 'mt' });
  await small.goto(`/desk/rar/${report}`);
  const kwot = about(small, members.mt);
  await kwot.getByLabel('Il-punti tiegħek').fill('25');
  await kwot.getByRole('button', { name: 'Issejvja l-punti tiegħi' }).tap();
  await kwot.getByLabel('Punti li jibqgħu').fill('26');
  await kwot.getByLabel('Għaliex', { exact: true }).fill('Għoddejna flimkien.');
  await kwot.getByRole('button', { name: 'Iddeċiedi l-punti' }).tap();
  await kwot.getByText('Jibqgħu 26 minn 30.').waitFor();
  expect(await audit(small, 'mt', '/desk/rar/:report')).toEqual([]);

  await page.reload();
  await question.getByText('26 of 30 stand.').waitFor();
  await button(page, 'Ask for something missing').click();
  await page.getByLabel('Question', { exact: true }).selectOption({ label: 'The statute that is in force' });
  await page.getByLabel('What is missing').fill('Page two.');
  await button(page, 'Add to the list').click();
  await button(page, 'Return the report').click();
  await page.getByText('Asked for: The statute that is in force').waitFor();
  const state = db.selectFrom('rar_reports').select('state').where('id', '=', report);
  expect((await state.executeTakeFirst())?.state).toBe('returned');

  await link(page, 'Yearly reports').last().click();
  await page.getByRole('link', { name: /^Returned \(\d+\)$/ }).click();
  await page.getByRole('listitem').filter({ hasText: organisation }).getByText('Returned').waitFor();
  expect(await audit(page, 'en', '/desk/rar')).toEqual([]);
  const { bytes } = await fileSavedBy(page, () => button(page, 'Download the table').click());
  expect(bytes.toString()).toContain(`${organisation},returned,0,1,`);
});
