import { randomUUID } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeOfficer, stagePerson } from '../support/accounts.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { stageResults } from '../support/rar-reports.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone, desk } = useBrowser();
const [url] = inject('portal').urls;

// Organisations of their own: other tests look at those that have nothing.
it('an officer reads the result and its reasons, appeals against a question, and orders the rooms', async () => {
  const person = () =>
    stagePerson(stage.db, url, { user_type: 'organisation', email: `${randomUUID()}@su.uni.example` });
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
  await small.getByText('L-aħħar data għaddiet', { exact: false }).waitFor();
  expect(await audit(small, 'mt', '/rar/current/results')).toEqual([]);
});
