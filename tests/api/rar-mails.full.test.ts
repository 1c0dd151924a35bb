import { expect, it } from 'vitest';
import { mailAbout, mailsTo } from '../support/mailbox.ts';
import { answerAll, beginReport, bringReportTo, type Officer, officersOf } from '../support/rar-reports.ts';
import { useRar } from '../support/rar-portal.ts';

const rar = useRar();
const emailOf = async ({ id }: Officer) =>
  (await rar.db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

it('all officers hear who sent the report and until when it can be taken back', async () => {
  const [first, second] = [await rar.officer('medika', 'Ġanna'), await rar.officer('medika', 'Ċensu')];
  const report = await beginReport(first, 'medika');
  await answerAll(rar.db(), first, 'medika', report);
  expect((await officersOf('medika', () => report).submit(first)).response.status).toBe(200);
  for (const officer of [first, second]) {
    const email = await emailOf(officer);
    const { text } = await mailAbout(rar.dataDir(), email, 'Medika: the report about 2026 is sent');
    expect(text).toMatch(/^Ġanna .+ sent it on Tuesday 1 June 2027, 12:00\.$/m);
    expect(text).toContain('until Wednesday 30 June 2027, 23:59');
    expect(await mailsTo(rar.dataDir(), email)).toHaveLength(1);
  }
});

it('all officers hear that the answers to what was returned are sent', async () => {
  const [first, second] = [await rar.officer('pont', 'Ġanna'), await rar.officer('pont', 'Ċensu')];
  const report = await beginReport(first, 'pont');
  await answerAll(rar.db(), first, 'pont', report);
  await bringReportTo(rar.db(), report, 'returned');
  expect((await officersOf('pont', () => report).submit(first)).response.status).toBe(200);
  for (const officer of [first, second]) {
    const { text } = await mailAbout(rar.dataDir(), await emailOf(officer), 'Pont: the readers have your answers');
    expect(text).toMatch(/^Ġanna .+ sent them on /m);
  }
});

it('the officers of a report that was closed without being sent hear of it once', async () => {
  const officer = await rar.officer('soqrat');
  await beginReport(officer, 'soqrat');
  await rar.setClock('2027-07-01T10:00:00Z');
  await rar.sweep();
  await rar.sweep();
  const subject = 'Soqrat: the report about 2026 wasn’t sent';
  const { text } = await mailAbout(rar.dataDir(), await emailOf(officer), subject);
  expect(text).toContain('Wednesday 30 June 2027, 23:59');
  const mails = await mailsTo(rar.dataDir(), await emailOf(officer));
  expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
});
