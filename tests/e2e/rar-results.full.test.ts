import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { at, useRar } from '../support/rar-portal.ts';
import { stageResults } from '../support/rar-reports.ts';
import { stageStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const rar = useRar({ withSite: true });
const { desk } = useBrowser({ urlOf: rar.url });
const t = wordsOf('en');
const june = '2027-06-01T10:00:00Z';

it('every question says why it has its points, before an appeal and after it', async () => {
  await rar.setClock(june);
  const officer = await rar.officer('medika');
  onTestFinished(await stageResults(rar.db(), 'medika', 2026, new Date(june), ''));
  const { id: report } = await rar
    .db()
    .selectFrom('rar_reports')
    .select('id')
    .where('organisation', '=', 'medika')
    .where('year', '=', 2026)
    .executeTakeFirstOrThrow();
  const page = await at(await desk({ buyer: officer }), june);
  await page.goto('/rar/current/results');
  const members = page.getByRole('row', { name: /^How many members/ });
  await members.getByText('By the rules: 25 of 30. For every 10: 5, at most 30.').waitFor();
  await members.getByText(t('rar:results.answer')).click();
  await members.getByText('57 members').waitFor();
  await page
    .getByRole('row', { name: /^The statute/ })
    .getByText(t('rar:results.noAnswer'))
    .waitFor();
  expect(await audit(page, 'en', 'results with reasons')).toEqual([]);

  // An order of rooms that wasn't saved still says so after leaving.
  await page
    .getByText(/^Rooms are allocated once .* You can change this order at least until Wednesday 2 June 2027, 11:59/)
    .waitFor();
  await page.getByRole('button', { name: 'Add Room 3' }).click();
  await page.getByText(t('rar:wishes.unsaved')).waitFor();
  await page.goto('/rar/current');
  await page.goto('/rar/current/results');
  await page.getByText(t('rar:wishes.unsaved')).waitFor();
  await page.getByRole('button', { name: t('rar:wishes.submit') }).click();
  await page.getByText(t('rar:wishes.saved')).waitFor();
  expect(await page.getByText(t('rar:wishes.unsaved')).count()).toBe(0);

  const path = { id: 'medika', rar_submission_id: report, rar_question_id: 'member-count' };
  await officer.client.POST(
    '/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/appeal',
    { params: { path }, body: { text: 'The list has a second page.' } },
  );
  await page.reload();
  await members.getByText(t('rar:results.appealed')).waitFor();
  const { id: appeal } = await rar.db().selectFrom('rar_appeals').select('id').executeTakeFirstOrThrow();
  const reviewer = await rar.again(await stageStaff(rar.db(), rar.url(), 'reports'));
  await reviewer.client.POST('/desk/rar/reports/{report}/appeals/{appeal}', {
    params: { path: { report, appeal } },
    body: { points: 30, answer: 'The second page names three more.' },
  });
  await page.reload();
  await members.getByText(t('rar:results.changed', { before: 25, after: 30 })).waitFor();
  await members.getByText('The second page names three more.').waitFor();
  await members.getByText(t('rar:results.before')).waitFor();

  const room = await at(await desk({ buyer: reviewer }), june);
  await room.goto(`/desk/rar/${report}`);
  const question = room.getByRole('article').filter({ hasText: 'How many members did you have' });
  await question.getByText(t('deskRar:afterAppeal', { before: 25, after: 30 })).waitFor();
});

it('a member of staff without the role for reports reads why the page is closed to them', async () => {
  await rar.setClock(june);
  const admin = await rar.again(await stageStaff(rar.db(), rar.url(), 'admin'));
  const page = await at(await desk({ buyer: admin }), june);
  await page.goto(`/desk/rar/${randomUUID()}`);
  await page.getByRole('heading', { level: 1, name: t('desk:room.rar') }).waitFor();
  await page.getByText(t('desk:closed')).waitFor();
  expect(await page.getByRole('button', { name: t('common:tryAgain') }).count()).toBe(0);
});
