import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../support/calendar-files.ts';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { useRarDesk } from '../support/rar-portal.ts';
import {
  act,
  beginReport,
  type Officer,
  openCase,
  questionIn,
  type Reader,
  score,
  slugs,
} from '../support/rar-reports.ts';
import { readPdf } from '../unit/pdf/read-pdf.ts';
import { expectTagged, readStructure } from '../unit/pdf/read-structure.ts';

const desk = useRarDesk();

const award = async (
  { client }: Reader,
  report: string,
  question: string,
  points: number,
  reason = 'We counted together.',
) => {
  const { data, error } = await client.PUT('/desk/rar/reports/{report}/awards/{question}', {
    params: { path: { report, question } },
    body: { points, reason },
  });
  return error?.code ?? questionIn(data?.data, question)?.award;
};

describe('counting', () => {
  it('is each reader’s own until they have counted; the award is the mean where they agree within a tenth', async () => {
    const [one, other, third] = await desk.readers();
    const report = await desk.report('medika');
    expect(questionIn(await openCase(one, report), 'member-count')).toMatchObject({
      answer: '57 members',
      estimate: 25,
      most: 30,
    });
    await score(one, report, 'member-count', 25, 'Five tens.');
    expect(questionIn(await openCase(other, report), 'member-count')).toMatchObject({ scores: [], own_score: null });
    const both = await score(other, report, 'member-count', 28);
    expect(questionIn(both, 'member-count')).toMatchObject({
      differs: false,
      award: { points: 27, reason: 'Five tens.' },
    });
    expect(await score(third, report, 'member-count', 25)).toBe('rar_enough_readers');
    expect(await score(third, report, 'officers', 16)).toBe('rar_too_many_points');
  });

  it('shows where readers differ by more than a tenth, who then settle it together', async () => {
    const [one, other, third] = await desk.readers();
    const report = await desk.report('medika');
    await score(one, report, 'member-count', 20);
    expect(await award(one, report, 'member-count', 20)).toBe('rar_readers_missing');
    expect(questionIn(await score(other, report, 'member-count', 24), 'member-count')).toMatchObject({
      differs: true,
      award: null,
    });
    expect(await award(third, report, 'member-count', 22)).toBe('rar_not_a_reader');
    expect(await award(one, report, 'member-count', 22, ' \n\u200B')).toBe('missing_field');
    expect(await award(one, report, 'member-count', 22)).toEqual({ points: 22, reason: 'We counted together.' });
    await score(one, report, 'member-count', 24);
    expect(questionIn(await openCase(one, report), 'member-count')?.award?.points).toBe(22);
  });

  it('takes one agreement of two that are written at once, and tells the other', async () => {
    const [one, other] = await desk.readers();
    const report = await desk.report('medika');
    await score(one, report, 'member-count', 20);
    await score(other, report, 'member-count', 24);
    const outcomes = await Promise.all([
      award(one, report, 'member-count', 21),
      award(other, report, 'member-count', 23),
    ]);
    expect(outcomes).toContain('rar_awarded_before');
    const [agreed] = outcomes.filter((outcome) => typeof outcome === 'object');
    const standing = questionIn(await openCase(one, report), 'member-count')?.award;
    expect(standing).toEqual(agreed);
    expect(await award(one, report, 'member-count', 22)).toBe('rar_awarded_before');
    expect(await award(other, report, 'member-count', standing?.points ?? 0)).toEqual(standing);
  });

  it('keeps both of two scores that are given at once, and one of two decisions (Q2)', async () => {
    const [one, other] = await desk.readers();
    const report = await desk.report('medika');
    await Promise.all([score(one, report, 'officers', 10), score(other, report, 'officers', 11)]);
    expect(questionIn(await openCase(one, report), 'officers')?.award?.points).toBe(11);
    for (const reader of [one, other]) for (const slug of slugs) await score(reader, report, slug, 1);
    const outcomes = await Promise.all([
      act(one, report, { event: 'report.settle' }),
      act(other, report, { event: 'report.settle' }),
    ]);
    expect(outcomes.toSorted()).toEqual(['rar_sent', 'scored']);
  });

  it('is not for officers of the organisation, and the database says so too', async () => {
    const [one, other] = await desk.readers();
    const report = await desk.report('medika');
    await score(one, report, 'member-count', 20);
    await score(other, report, 'member-count', 24);
    await desk.appoint(one, 'medika');
    expect(await openCase(one, report)).toMatchObject({ may_score: false });
    expect(await score(one, report, 'officers', 10)).toBe('rar_own_organisation');
    expect(await award(one, report, 'member-count', 30)).toBe('rar_own_organisation');
  });
});

describe('the list of a year', () => {
  it('counts the questions that have an answer, not those of which nothing can be seen', async () => {
    const reader = await desk.reader();
    const report_id = await desk.report('medika');
    const answered = async () => {
      const { data } = await reader.client.GET('/desk/rar', { params: { query: { year: 2025 } } });
      return data?.data.organisations.find(({ organisation }) => organisation.id === 'medika')?.answered;
    };
    expect(await answered()).toBe(1);
    const written = { report_id, revision: 1, written_at: new Date(0), user_id: null };
    const blank = { ...written, value: JSON.stringify(' \n\u200B') };
    await desk.db.updateTable('rar_reports').set({ state: 'draft' }).where('id', '=', report_id).execute();
    await desk.db
      .insertInto('rar_answers')
      .values([
        { ...blank, question: 'contact' },
        { ...blank, question: 'officers' },
      ])
      .execute();
    expect(await answered()).toBe(1);
  });
});

describe('returning', () => {
  it('asks once, with five working days at least, and tells the officers', async () => {
    const [one] = await desk.readers();
    const { email } = await desk.officer('medika');
    const report = await desk.report('medika');
    const requests = [{ question: 'statute', reason: 'Page two is missing.' }];
    expect(await act(one, report, { event: 'report.return' })).toBe('rar_ask_something');
    expect(await act(one, report, { event: 'report.return', requests, until: '2026-07-02' })).toBe('rar_too_soon');
    expect((await openCase(one, report))?.earliest_return).toBe('2026-07-08');
    // A slip in the year would keep the results of everybody from being published.
    expect(await act(one, report, { event: 'report.return', requests, until: '2027-07-08' })).toBe('rar_past_results');
    expect(await act(one, report, { event: 'report.return', requests })).toBe('returned');
    expect(await openCase(one, report)).toMatchObject({
      returned_until: '2026-07-08T22:00:00.000Z',
      requests,
      events: [],
    });
    const { subject, text } = await nthMailTo(desk.dataDir, email);
    expect(subject).toBe('Medika: the readers need something more');
    expect(text).toContain('Page two is missing.');
    expect(text).toContain('Wednesday 8 July 2026, 23:59');
    await desk.db.updateTable('rar_reports').set({ state: 'under_review' }).where('id', '=', report).execute();
    expect(await act(one, report, { event: 'report.return', requests })).toBe('rar_returned_before');
  });
});

const base = '/student-organisations/{id}/submissions';

describe('reminders', () => {
  it('go out 30, 7 and 1 days before the deadline, once each, to officers whose report isn’t sent', async () => {
    const late = await desk.officer('lehen');
    const done = await desk.officer('medika');
    await desk.report('medika');
    const subjects = async (email: string) => (await mailsTo(desk.dataDir, email)).map(({ subject }) => subject);
    for (const [days, hours] of [
      [-31, 1],
      [-30, 1],
      [-29, 12],
      [-7, 1],
      [-1, 1],
    ] as const) {
      await desk.setClock(days, hours);
      await Promise.all([desk.sweep(), desk.sweep()]);
    }
    await expect
      .poll(() => subjects(late.email))
      .toEqual([
        'Leħen: 30 days left for the yearly report',
        'Leħen: 6 days left for the yearly report',
        'The report of Leħen is due',
      ]);
    expect(await subjects(done.email)).toEqual([]);
  });
});

it('invites the first officer of an organisation from the desk', async () => {
  const reader = await desk.reader();
  const email = `${randomUUID()}@uni.example`;
  const invited = await reader.client.POST('/desk/rar/organisations/{id}/officers', {
    params: { path: { id: 'lehen' } },
    body: { email },
  });
  expect(invited.response.status).toBe(204);
  expect((await nthMailTo(desk.dataDir, email)).subject).toBe('Act for Leħen');
  const { rows } = await sql`select from officer_invitations where from_desk and organisation = 'lehen'`.execute(
    desk.db,
  );
  expect(rows).toHaveLength(1);
});

describe('on paper', () => {
  it('a report has every answer in the reader’s language, and nobody else’s officers get it', async () => {
    await desk.setClock(-29);
    const [one, other] = [await desk.officer('medika'), await desk.officer('medika')];
    const id = await beginReport(one, 'medika');
    await one.client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
      params: { path: { id: 'medika', rar_submission_id: id, rar_question_id: 'contact' } },
      body: { value: 'Ġanna Żerafa\n2340 2340', revision: 0 },
    });
    const read = ({ client }: Pick<Officer, 'client'>) =>
      client.GET(`${base}/{rar_report_id}/pdf`, {
        params: { path: { id: 'medika', rar_report_id: id }, query: { locale: 'mt' } },
        parseAs: 'arrayBuffer',
      });
    const { data, response } = await read(other);
    expect(response.headers.get('content-disposition')).toContain('rar-2025.pdf');
    const bytes = Buffer.from(data as unknown as ArrayBuffer);
    expectTagged(await readStructure(bytes), 'mt');
    const text = readPdf(bytes).pages.flat().join('\n');
    for (const words of ['Rapport għall-2025', 'Ġanna Żerafa', '2340 2340']) expect(text).toContain(words);
    expect((await read(await desk.officer('insiteu'))).response.status).toBe(404);
  });

  it('its dates go into a calendar, each on its whole day, in both languages', async () => {
    await desk.setClock(-29);
    const file = async (locale: string) => (await fetch(`${desk.url}/api/rar-dates/ical?locale=${locale}`)).text();
    const { entries } = readCalendar(await file('mt'));
    expect(entries.map(({ start }) => start)).toEqual(['2026-05-03', '2026-06-30', '2026-09-15']);
    expect(entries[1]?.title).toBe('Rapport annwali: ibagħtu sal-23:59');
    expect(await file('en')).toContain('/rar/current/results');
  });
});
