import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { fileSavedBy } from '../support/download.ts';
import { at, clearReports, useRar } from '../support/rar-portal.ts';
import { stageSentReport } from '../support/rar-reports.ts';
import { stageStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { phone, desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const june = '2027-06-01T10:00:00Z';
/** Somebody who counts points. */
const reader = async () => rar.again(await stageStaff(rar.db(), rar.url(), 'reports'));

/** The part of a report's page about one question. */
const about = (page: Page, question: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: question }) });
const members = { en: 'How many members did you have', mt: 'Kemm kellkom membri' };

it('three readers count a report, one of them on a phone in Maltese; they differ, settle it, and ask for what is missing', async () => {
  const organisation = `club-${randomUUID().slice(0, 8)}`;
  const report = await stageSentReport(rar.db(), organisation);
  const [one, other, third] = [await reader(), await reader(), await reader()];
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
  await question.getByRole('status').filter({ hasText: 'Your points are saved' }).waitFor();
  await question.getByText('The readers differ by more than a tenth').waitFor();
  await question.getByText('Ħarries Żerafa: 25').waitFor();

  const small = await phone({ buyer: other, locale: 'mt' });
  await small.goto(`/desk/rar/${report}`);
  const kwot = about(small, members.mt);
  await kwot.getByLabel('Il-punti tiegħek').fill('25');
  await kwot.getByRole('button', { name: 'Issejvja l-punti tiegħi' }).tap();
  await kwot.getByLabel('Punti li jibqgħu').fill('26');
  await kwot.getByLabel('Għaliex', { exact: true }).fill('Għoddejna flimkien.');
  await page.reload();
  await question.getByLabel(t('deskRar:agreed')).fill('27');
  await question.getByLabel(t('deskRar:reason'), { exact: true }).fill('We counted together.');
  await kwot.getByRole('button', { name: 'Iddeċiedi l-punti' }).tap();
  await kwot.getByText('Jibqgħu 26 minn 30.').waitFor();
  await question.getByRole('button', { name: t('deskRar:award') }).click();
  await question.getByRole('alert').filter({ hasText: 'Another reader has written' }).waitFor();
  expect(await audit(small, 'mt', '/desk/rar/:report')).toEqual([]);

  await page.reload();
  await question.getByText('26 of 30 stand.').waitFor();
  await button(page, 'Ask for something missing').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.getByLabel('Question', { exact: true }).selectOption({ label: 'The statute that is in force' });
  const missing = page.getByLabel('What is missing');
  const statute = page.getByText('Page two.', { exact: true });
  await missing.fill('Page two.');
  await button(page, 'Add to the list').click();
  await statute.and(page.locator('dd')).waitFor();
  await expect.poll(() => missing.inputValue()).toBe('');
  await page.getByLabel('Question', { exact: true }).selectOption('member-count');
  await missing.fill('A mistake.');
  await button(page, 'Add to the list').click();
  await page.getByRole('button', { name: /^Remove How many members/ }).click();
  // What is on the list outlives a reload, and a report that could not be returned.
  await page.reload();
  await button(page, 'Ask for something missing').click();
  await statute.waitFor();
  expect(await missing.inputValue()).toBe('');
  expect(await page.getByText('A mistake.').count()).toBe(0);
  await page.context().setOffline(true);
  await button(page, 'Return the report').click();
  await page.getByRole('alert').waitFor();
  await statute.waitFor();
  await page.context().setOffline(false);
  await button(page, 'Return the report').click();
  await page.getByText('Asked for: The statute that is in force').waitFor();
  // Nothing is left to do here: the focus goes to the top of the case.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const state = rar.db().selectFrom('rar_reports').select('state').where('id', '=', report);
  expect((await state.executeTakeFirst())?.state).toBe('returned');

  await link(page, 'Yearly reports').last().click();
  await page.getByRole('link', { name: /^Returned \(\d+\)$/ }).click();
  await page.getByRole('listitem').filter({ hasText: organisation }).getByText('Returned').waitFor();
  expect(await audit(page, 'en', '/desk/rar')).toEqual([]);
  const { bytes } = await fileSavedBy(page, () => button(page, 'Download the table').click());
  expect(bytes.toString()).toContain(`${organisation},returned,0,1,`);
});

it('who asks for something missing in a report that a colleague has returned is told, and sees what was asked for', async () => {
  const report = await stageSentReport(rar.db(), `club-${randomUUID().slice(0, 8)}`);
  const [one, colleague] = [await reader(), await reader()];
  const page = await phone({ buyer: one });
  await page.goto(`/desk/rar/${report}`);
  await button(page, 'Ask for something missing').click();
  await page.getByLabel('Question', { exact: true }).selectOption('member-count');
  await page.getByLabel('What is missing').fill('The list of members.');
  await button(page, 'Add to the list').click();
  await page.getByText('The list of members.', { exact: true }).waitFor();
  const params = { path: { report } };
  const until = (await colleague.client.GET('/desk/rar/reports/{report}', { params })).data?.data.earliest_return ?? '';
  const requests = [{ question: 'member-count', reason: 'A list with names.' }];
  await colleague.client.POST('/desk/rar/reports/{report}', {
    params,
    body: { event: 'report.return', requests, until },
  });
  await button(page, 'Return the report').click();
  await page.getByText('A list with names.').waitFor();
  await page.getByRole('heading', { name: 'Ask for something missing' }).waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
});

it('the desk publishes all results and allocates the rooms, and one given by hand stays until it is replaced', async () => {
  await rar.setClock(june);
  await rar.db().deleteFrom('rar_reports').where('year', '=', 2025).execute();
  for (const organisation of ['medika', 'insiteu']) {
    const report_id = await stageSentReport(rar.db(), organisation);
    const award = { points: 25, reason: 'The list names 57.', user_id: null, awarded_at: new Date(0) };
    await rar
      .db()
      .insertInto('rar_awards')
      .values({ report_id, question: 'member-count', ...award })
      .execute();
    const wish = { year: 2025, organisation, rooms: JSON.stringify(['kamra-1', 'kamra-2']), changed_at: new Date(0) };
    await rar
      .db()
      .insertInto('rar_wishes')
      .values({ ...wish, user_id: null })
      .execute();
  }
  const reports = rar.db().updateTable('rar_reports').where('year', '=', 2025).set({ state: 'scored' });
  await reports.where('organisation', '=', 'medika').execute();
  const staff = await reader();
  const page = await at(await desk({ buyer: staff }), june);
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  const asking = page.getByRole('dialog');

  await page.goto('/desk/rar?year=2025');
  await page.getByText('1 report still needs complete points before the results can be published.').waitFor();
  expect(await act(t('deskRar:publish')).count()).toBe(0);
  await reports.execute();
  await page.reload();
  await act(t('deskRar:publish')).click();
  await asking.getByRole('button', { name: t('desk:cancel') }).click();
  expect(await rar.db().selectFrom('rar_publications').selectAll().execute()).toEqual([]);
  await act(t('deskRar:publish')).click();
  await asking.getByRole('button', { name: t('deskRar:publish') }).click();
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const insiteu = row('Insiteu');
  for (const each of [insiteu, row('Medika')]) await each.getByText(t('deskRar:states.published')).waitFor();
  expect(await act(t('deskRar:allocate')).count()).toBe(0);

  // The days of appeal are over.
  const after = '2027-06-12T10:00:00Z';
  await rar.setClock(after);
  await rar.sweep();
  await page.clock.setSystemTime(after);
  const { token } = await rar.again(staff);
  await page.context().addCookies([{ name: 'su_token', value: token, url: rar.url() }]);
  await page.reload();
  await act(t('deskRar:allocate')).click();
  await asking.getByText(t('deskRar:allocateBody')).waitFor();
  await asking.getByRole('button', { name: t('deskRar:allocate') }).click();
  const room = page.getByLabel(/^Room of Insiteu/);
  await expect.poll(() => room.inputValue()).toBe('kamra-1');
  await room.selectOption('kamra-3');
  await insiteu.getByText(/^Set by hand: Ħarries Żerafa/).waitFor();

  await act(t('deskRar:allocateAgain')).click();
  await asking.getByText(/^Medika: Room 2 → Room 1$/).waitFor();
  expect(await audit(page, 'en', 'allocating anew')).toEqual([]);
  await asking.getByRole('button', { name: t('deskRar:allocateAgain') }).click();
  await expect.poll(() => page.getByLabel(/^Room of Medika/).inputValue()).toBe('kamra-1');
  expect(await room.inputValue()).toBe('kamra-3');
  await act(t('deskRar:allocateAgain')).click();
  await asking.getByText(t('deskRar:again.nothing')).waitFor();
  await asking.getByLabel(t('deskRar:again.replace')).check();
  await asking.getByText(/^Insiteu: Room 3 → Room 1$/).waitFor();
  await asking.getByRole('button', { name: t('deskRar:allocateAgain') }).click();
  await expect.poll(() => room.inputValue()).toBe('kamra-1');
});

it('whose points come after a colleague has returned the report is told', async () => {
  await clearReports(rar.db());
  await rar.setClock(june);
  const report = await stageSentReport(rar.db(), `club-${randomUUID().slice(0, 8)}`);
  const [one, other] = [await reader(), await reader()];
  const page = await phone({ buyer: one });
  await page.goto(`/desk/rar/${report}`);
  const question = about(page, members.en);
  const points = question.getByLabel('Your points');
  await points.fill('29');
  const { error } = await other.client.POST('/desk/rar/reports/{report}', {
    params: { path: { report } },
    body: { event: 'report.return', requests: [{ question: 'statute', reason: 'Page two.' }] },
  });
  expect(error).toBeUndefined();
  await question.getByRole('button', { name: 'Save my points' }).tap();
  await points.waitFor({ state: 'detached' });
  await question.getByRole('alert').waitFor();
});

it('who publishes results that a colleague has published is told, and sees them published', async () => {
  await clearReports(rar.db());
  await rar.setClock(june);
  await stageSentReport(rar.db(), 'medika');
  await rar.db().updateTable('rar_reports').set({ state: 'scored' }).execute();
  const [one, other] = [await reader(), await reader()];
  const page = await at(await phone({ buyer: one }), june);
  await page.goto('/desk/rar?year=2025');
  await button(page, t('deskRar:publish')).tap();
  const { error } = await other.client.POST('/desk/rar/years/{year}/publication', { params: { path: { year: 2025 } } });
  expect(error).toBeUndefined();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('deskRar:publish') })
    .tap();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await button(page, t('deskRar:publish')).waitFor({ state: 'detached' });
});
