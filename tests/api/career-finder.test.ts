import { randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { clientOf } from '../support/client.ts';
import { timeAt } from '../support/clock.ts';
import { finderAt, finderPicks } from '../support/finding.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [url] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());
const finder = finderAt(url);
const unknown = () => `ref_${randomBytes(32).toString('base64url')}`;

describe('answers', () => {
  it('are saved part by part under one reference, in any order, half a part as well', async () => {
    const { client, pick, answersOf } = finder;
    const begun = await pick.values(['nature'], { unfinished: true });
    const user_reference = begun.data?.data.user_reference ?? '';
    expect(user_reference).toMatch(/^ref_[\w-]{43}$/);
    await pick.interests(['health', 'law'], { user_reference, unfinished: true });
    await client.POST('/career-finder/user-selections', {
      body: { user_reference, user_answer_selections: [{ question: 'order', answer: 5 }] },
    });
    await client.POST('/career-finder/user-selections', {
      body: {
        user_reference,
        user_answer_selections: [
          { question: 'order', answer: 2 },
          { question: 'mess', answer: 1 },
        ],
      },
    });
    const { data } = await answersOf(user_reference);
    expect(data?.data).toMatchObject({
      user_reference,
      career_sectors_selected: ['health', 'law'],
      pleasures_selected: [],
      core_values_selected: ['nature'],
      last_part: 'personality',
      complete: false,
      earlier: 0,
    });
    expect(data?.data.user_answer_selections).toHaveLength(2);
    expect(data?.data.user_answer_selections).toContainEqual({ question: 'order', answer: 2 });
  });

  it('are refused with the field and the way to mend it, and nothing is saved', async () => {
    const user_reference = await finder.answer({ order: 3 });
    const { pick, client } = finder;
    const twice = [
      { question: 'order', answer: 1 },
      { question: 'order', answer: 2 },
    ];
    const refusals = [
      await pick.interests(['health', 'law'], { user_reference }),
      await pick.pleasures(finderPicks.pleasures.slice(1), { user_reference }),
      await pick.activities([], { user_reference }),
      await pick.values(['nature', 'time'], { user_reference }),
      await pick.values(['nature', 'time', 'gold'], { user_reference }),
      await client.POST('/career-finder/user-selections', { body: { user_reference, user_answer_selections: twice } }),
    ];
    expect(
      refusals.map(({ response, error }) => [response.status, error?.code, Object.keys(error?.errors ?? {})[0]]),
    ).toEqual([
      [422, 'finder_three_sectors', 'career_sectors_selected'],
      [422, 'finder_five_pleasures', 'pleasures_selected'],
      [422, 'finder_one_activity', 'activities_selected'],
      [422, 'finder_three_values', 'core_values_selected'],
      [422, 'finder_not_on_list', 'core_values_selected'],
      [422, 'finder_question_twice', 'user_answer_selections'],
    ]);
    const { data } = await finder.answersOf(user_reference);
    expect(data?.data).toMatchObject({
      career_sectors_selected: [],
      core_values_selected: [],
      last_part: 'personality',
    });
  });

  it('begun twice with one key are one career finder', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const begin = () =>
      finder.client.POST('/career-finder/user-experiences', {
        body: { pleasures_selected: finderPicks.pleasures },
        headers,
      });
    const references = (await Promise.all([begin(), begin(), begin()])).map(({ data }) => data?.data.user_reference);
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toBeDefined();
  });
});

describe('the report', () => {
  it('is the same for the same answers in any order, and its reasons add up (K1)', async () => {
    const ids = await finder.questions();
    const order = fc.shuffledSubarray(['interests', 'pleasures', 'activities', 'values'] as const, { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 20 }),
        order,
        order,
        async (given, one, other) => {
          const personality = Object.fromEntries(ids.map((id, at) => [id, given[at] ?? 3]));
          const reports = await Promise.all(
            [one, other].map(async (each) => {
              const { data } = await finder.reportOf(await finder.finish(personality, finderPicks, each));
              return data && { ...data.data, made_at: '' };
            }),
          );
          expect(reports[0]).toEqual(reports[1]);
          const scored = [
            ...(reports[0]?.sectors ?? []),
            ...(reports[0]?.traits ?? []),
            ...(reports[0]?.interests ?? []),
          ];
          expect(scored).toHaveLength(23);
          for (const { points, reasons } of scored)
            expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('says why a sector comes first, and where it leads, in both languages', async () => {
    const reference = await finder.finish(await finder.always(4));
    const { data } = await finder.reportOf(reference);
    const [first] = data?.data.sectors ?? [];
    expect(first).toMatchObject({ id: 'marine-engineering', name: 'Marine engineering' });
    expect(first?.reasons[0]).toEqual({
      kind: 'preference',
      id: 'marine-engineering',
      text: 'Marine engineering',
      points: 18,
    });
    expect(first?.business_areas.flatMap(({ companies }) => companies).length).toBeGreaterThan(0);
    expect(first?.events.map(({ slug }) => slug)).toEqual(['lejla-ta-films-qosra', 'tedx-salott']);
    expect(first?.resources).toEqual([
      { id: 'ten-minutes', title: 'Ten minutes of somebody’s time', type: 'asking' },
      { id: 'sea-papers', title: 'Papers for the sea', type: 'professions' },
    ]);
    const maltese = await finder.reportOf(reference, 'mt');
    expect(maltese.data?.data.sectors[0]).toMatchObject({ name: 'Inġinerija marittima', points: first?.points });
  });

  it('waits for the last part', async () => {
    const user_reference = await finder.answer(await finder.always(3));
    const { error } = await finder.reportOf(user_reference);
    expect(error?.code).toBe('finder_unfinished');
    const pdf = await finder.client.POST('/career-finder/generate-pdf', {
      body: { user_reference, page_type: 'report' },
    });
    expect(pdf.error?.code).toBe('finder_unfinished');
  });

  it('stays to compare with when somebody begins again', async () => {
    const user_reference = await finder.finish(await finder.always(4));
    const before = (await finder.reportOf(user_reference)).data?.data;
    const again = () => finder.client.POST('/career-finder/restart', { body: { user_reference } });
    await again();
    await again();
    expect((await finder.answersOf(user_reference)).data?.data).toMatchObject({
      user_answer_selections: [],
      complete: false,
      earlier: 1,
    });
    const other = {
      interests: ['health', 'education', 'law'],
      pleasures: ['helped', 'explain', 'begin', 'convince', 'beauty'],
      activities: ['tutor', 'visit', 'firstaid', 'camp'],
      values: ['helping', 'company', 'time'],
    };
    await finder.finish(await finder.always(2), other, undefined, user_reference);
    const after = (await finder.reportOf(user_reference)).data?.data;
    expect(after?.earlier).toHaveLength(1);
    expect(after?.earlier[0]?.sectors).toEqual(before?.sectors.map(({ id, points }) => ({ id, points })));
    expect(after?.sectors[0]?.id).not.toBe(before?.sectors[0]?.id);
  });
});

describe('a reference', () => {
  it('is found by nobody, and is stored nowhere (K3)', async () => {
    const reference = await finder.answer({ order: 3 });
    for (const _ of Array.from({ length: 50 })) expect((await finder.answersOf(unknown())).response.status).toBe(404);
    const almost = `${reference.slice(0, -2)}${reference.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await finder.answersOf(almost)).response.status).toBe(404);
    const kept = await db.selectFrom('career_finder_references').select('reference_hash').execute();
    expect(JSON.stringify(kept)).not.toContain(reference.slice(4));
  });

  it('leads nowhere once everything is cleared, report and PDF included', async () => {
    const user_reference = await finder.finish(await finder.always(4));
    const { data } = await finder.client.POST('/career-finder/generate-pdf', {
      body: { user_reference, page_type: 'report' },
    });
    const pdf = data?.data.url ?? '';
    expect((await fetch(pdf)).status).toBe(200);
    const clear = () => finder.client.POST('/career-finder/clear', { body: { user_reference } });
    expect((await clear()).response.status).toBe(204);
    expect((await clear()).response.status).toBe(204);
    expect((await finder.answersOf(user_reference)).error?.code).toBe('finder_unknown');
    expect((await finder.reportOf(user_reference)).response.status).toBe(404);
    expect((await fetch(pdf)).status).toBe(404);
    const again = await finder.pick.values(finderPicks.values, { user_reference });
    expect(again.error?.code).toBe('finder_unknown');
  });
});

describe('a PDF', () => {
  it.each(['report', 'toolkit'] as const)(
    'of the %s can be downloaded for a day, in its language',
    async (page_type) => {
      const user_reference = await finder.finish(await finder.always(4));
      const make = (language: string) =>
        finder.client.POST('/career-finder/generate-pdf', {
          body: { user_reference, page_type },
          headers: { 'accept-language': language },
        });
      const titles = { report: 'Fejn tista’ tħares', toolkit: 'Mistoqsijiet biex taħseb' };
      const { data } = await make('mt');
      const answer = await fetch(data?.data.url ?? '');
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const pdf = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false });
      expect(pdf.getTitle()).toBe(titles[page_type]);
      expect(Date.parse(data?.data.expires_at ?? '') - (await timeAt(url))).toBe(24 * 60 * 60 * 1000);
      await db
        .updateTable('career_finder_papers')
        .set({ expires_at: new Date(0) })
        .execute();
      expect((await fetch(data?.data.url ?? '')).status).toBe(404);
    },
  );
});

describe('an account', () => {
  it('keeps one, opens it on another device, and takes it along when it is exported or deleted', async () => {
    const session = await stageSession(db);
    const mine = finderAt(url, clientOf(url, session));
    const user_reference = await finder.finish(await finder.always(4));
    expect((await mine.client.GET('/auth/career-finder')).data?.data).toBeNull();
    expect((await mine.client.POST('/auth/career-finder/open')).error?.code).toBe('finder_nothing_kept');
    expect((await mine.client.POST('/auth/career-finder', { body: { user_reference } })).response.status).toBe(200);
    const other = await finder.answer({ order: 1 });
    const second = await mine.client.POST('/auth/career-finder', { body: { user_reference: other } });
    expect(second.error?.code).toBe('finder_kept');

    const elsewhere = (await mine.client.POST('/auth/career-finder/open')).data?.data.user_reference ?? '';
    expect(elsewhere).not.toBe(user_reference);
    expect((await finder.answersOf(elsewhere)).data?.data.core_values_selected).toEqual(finderPicks.values);

    const stranger = clientOf(url, await stageSession(db));
    const taken = await stranger.POST('/auth/career-finder', { body: { user_reference } });
    expect(taken.error?.code).toBe('finder_kept');
  });
});
