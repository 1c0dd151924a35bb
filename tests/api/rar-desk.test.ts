import { describe, expect, it } from 'vitest';
import { nthMailTo } from '../support/mailbox.ts';
import { act, openCase, questionIn } from '../support/rar-calls.ts';
import { type Reader, score, slugs } from '../support/rar-reports.ts';
import { useRarDesk } from '../support/use-rar.ts';

const desk = useRarDesk();

const award = async ({ client }: Reader, report: string, question: string, points: number) => {
  const { data, error } = await client.PUT('/desk/rar/reports/{report}/awards/{question}', {
    params: { path: { report, question } },
    body: { points, reason: 'We counted together.' },
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
    expect(await award(one, report, 'member-count', 22)).toEqual({ points: 22, reason: 'We counted together.' });
    await score(one, report, 'member-count', 24);
    expect(questionIn(await openCase(one, report), 'member-count')?.award?.points).toBe(22);
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
    const [one] = await desk.readers();
    const report = await desk.report('medika');
    const office = { user_id: one.id, organisation: 'medika', since: new Date(0), until: null, invited_by: null };
    await desk.db.insertInto('organisation_officers').values(office).execute();
    expect(await openCase(one, report)).toMatchObject({ may_score: false });
    expect(await score(one, report, 'officers', 10)).toBe('rar_own_organisation');
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
    expect(await act(one, report, { event: 'report.return', requests })).toBe('returned');
    expect(await openCase(one, report)).toMatchObject({
      returned_until: '2026-07-08T22:00:00.000Z',
      requests,
      events: [],
    });
    const { subject, text } = await nthMailTo(desk.dataDir, email);
    expect(subject).toBe('Medika: the readers need something more');
    expect(text).toContain('Page two is missing.');
    expect(text).toContain('Wednesday, 8 July 2026, 23:59');
    await desk.db.updateTable('rar_reports').set({ state: 'under_review' }).where('id', '=', report).execute();
    expect(await act(one, report, { event: 'report.return', requests })).toBe('rar_returned_before');
  });
});
