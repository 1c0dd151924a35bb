import { describe, expect, it } from 'vitest';
import { readPdf } from '../unit/pdf/read-pdf.ts';
import { expectTagged, readStructure } from '../unit/pdf/read-structure.ts';
import { mailAbout, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { type Reader, act, countAll, openCase, publish } from '../support/rar-reports.ts';
import { useRarDesk } from '../support/rar-portal.ts';

const desk = useRarDesk();
const year = { params: { path: { year: 2025 } } };

const results = async (client: Reader['client'], id: string) =>
  (await client.GET('/student-organisations/{id}/results', { params: { path: { id } } })).data?.data[0];
const appeal = async (client: Reader['client'], id: string, report: string, question: string) => {
  const path = { id, rar_submission_id: report, rar_question_id: question };
  const { data, error } = await client.POST(
    '/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/appeal',
    { params: { path }, body: { text: 'The statute was there.' } },
  );
  return error?.code ?? data?.data.sections.flatMap(({ questions }) => questions).find(({ slug }) => slug === question);
};
const settle = async ({ client }: Reader, report: string, id: string, points: number) => {
  const { data, error } = await client.POST('/desk/rar/reports/{report}/appeals/{appeal}', {
    params: { path: { report, appeal: id } },
    body: { points, answer: 'It was.' },
  });
  return error?.code ?? data?.data.state;
};

describe('publishing (R5)', () => {
  it('is for all at once or for none, once, with ranks, ties and mails', async () => {
    const [one, other] = await desk.readers();
    const [medika, pont] = [await desk.officer('medika'), await desk.officer('pont')];
    const reports = [await desk.report('medika'), await desk.report('pont'), await desk.report('insiteu')] as const;
    await countAll([one, other], reports[0], 4);
    await countAll([one, other], reports[1], 4);
    expect(await act(one, reports[2], { event: 'report.settle' })).toBe('rar_not_all_awarded');
    expect(await publish(one)).toBe('rar_not_all_scored');
    expect((await openCase(one, reports[0]))?.state).toBe('scored');
    expect(await results(medika.client, 'medika')).toBeUndefined();
    await countAll([one, other], reports[2]);

    const outcomes = await Promise.all([publish(one), publish(other)]);
    expect(outcomes.filter((outcome) => outcome === 'rar_published')).toHaveLength(1);
    const year2025 = outcomes.find((outcome) => typeof outcome === 'object');
    const sent = typeof year2025 === 'object' ? year2025.organisations.slice(0, 4) : [];
    expect(
      sent.map(({ organisation, points, rank, turn, state }) => [organisation.id, points, rank, turn, state]),
    ).toEqual([
      ['medika', 11, 1, 1, 'published'],
      ['pont', 11, 1, 2, 'published'],
      ['insiteu', 7, 3, 3, 'published'],
      expect.arrayContaining([null, 4, 'not_open']),
    ]);
    expect(await results(pont.client, 'pont')).toMatchObject({ points: 11, rank: 1, of: 3, turn: 2, most: 120 });
    expect((await nthMailTo(desk.dataDir, medika.email)).subject).toBe('Medika: results of the report about 2025');
    expect(await results(pont.client, 'medika')).toBeUndefined();
  });

  it('can’t be done in part, even in the database', async () => {
    const [report] = [await desk.report('medika'), await desk.report('pont')];
    await desk.db.updateTable('rar_reports').set({ state: 'scored' }).execute();
    const partly = desk.db.updateTable('rar_reports').set({ state: 'published' }).where('id', '=', report).execute();
    await expect(partly).rejects.toMatchObject({ constraint: 'all_at_once' });
    const publication = { year: 2025, published_at: new Date(0), appeals_until: new Date(1) };
    const alone = desk.db.insertInto('rar_publications').values(publication).execute();
    await expect(alone).rejects.toMatchObject({ constraint: 'all_at_once' });
  });
});

describe('after the results', () => {
  /** Medika leads Pont by one point. */
  async function published() {
    const [one, other, third] = await desk.readers();
    const [medika, pont] = [await desk.officer('medika'), await desk.officer('pont')];
    const [first, second] = [await desk.report('medika'), await desk.report('pont')];
    await countAll([one, other], first, 2);
    await countAll([one, other], second, 1);
    await publish(one);
    return { one, other, third, medika, pont, first, second };
  }

  it('an appeal is made once a question in time, and heard by somebody who didn’t count', async () => {
    const { one, third, pont, second } = await published();
    const made = await appeal(pont.client, 'pont', second, 'statute');
    expect(made).toMatchObject({ points: 2, appeal: { points_before: 2, points_after: null } });
    const id = typeof made === 'object' ? (made.appeal?.id ?? '') : '';
    expect(await appeal(pont.client, 'pont', second, 'statute')).toBe('rar_appealed_before');
    expect(await settle(one, second, id, 6)).toBe('rar_heard_by_others');
    expect(await settle(third, second, id, 21)).toBe('rar_too_many_points');
    const own = await desk.reader();
    await desk.appoint(own, 'pont');
    expect(await settle(own, second, id, 20)).toBe('rar_own_organisation');
    expect(await Promise.all([settle(third, second, id, 6), settle(third, second, id, 6)])).toEqual(
      expect.arrayContaining(['published', 'rar_appeal_settled']),
    );
    expect(await results(pont.client, 'pont')).toMatchObject({ points: 12, rank: 1, turn: 1 });
    const mails = async () => (await mailsTo(desk.dataDir, pont.email)).map(({ subject }) => subject);
    await expect.poll(mails).toContain('Pont: your appeal is settled');
    await desk.setClock(8);
    const late = await desk.officer('pont');
    expect(await appeal(late.client, 'pont', second, 'officers')).toBe('rar_appeals_over');
    await desk.sweep();
    expect((await openCase(await desk.reader(), second))?.state).toBe('settled');
  });

  const wish = async (client: Reader['client'], id: string, rooms: string[], before: string[] = []) => {
    const { data, error } = await client.PUT('/student-organisations/{id}/results/{year}/wishes', {
      params: { path: { id, year: 2025 } },
      body: { rooms, before },
    });
    return error?.code ?? data?.data.wishes;
  };
  const allocate = async ({ client }: Reader, replaces_by_hand = false) => {
    const { data, error } = await client.POST('/desk/rar/years/{year}/rooms', { ...year, body: { replaces_by_hand } });
    return error?.code ?? data?.data.organisations.slice(0, 2).map(({ organisation, room }) => [organisation.id, room]);
  };
  const give = async ({ client }: Reader, organisation: string, room: string | null) => {
    const { error, response } = await client.PUT('/desk/rar/years/{year}/rooms/{organisation}', {
      params: { path: { year: 2025, organisation } },
      body: { room },
    });
    return error?.code ?? response.status;
  };

  it('rooms go by turn and wish once appeals are over; one is never given twice', async () => {
    const { medika, pont } = await published();
    expect(await wish(medika.client, 'medika', ['kamra-2'])).toEqual(['kamra-2']);
    // Who doesn't know of the order that another officer has saved replaces nothing.
    expect(await wish(medika.client, 'medika', ['kamra-3'])).toBe('rar_wishes_changed');
    expect(await wish(medika.client, 'medika', ['kamra-3'], ['kamra-2'])).toEqual(['kamra-3']);
    expect(await wish(medika.client, 'medika', ['kamra-2'], ['kamra-3'])).toEqual(['kamra-2']);
    expect(await wish(pont.client, 'pont', ['attic'])).toBe('rar_no_such_room');
    await wish(pont.client, 'pont', ['kamra-2', 'kamra-3']);
    const early = await (await desk.reader()).client.GET('/desk/rar', { params: { query: { year: 2025 } } });
    const pontsWish = { wish: 2, taken: [{ room: 'kamra-2', organisation: 'Medika' }] };
    expect(early.data?.data.organisations.slice(0, 3)).toMatchObject([
      { room: null, proposed: 'kamra-2', room_reason: { wish: 1, taken: [] } },
      { room: null, proposed: 'kamra-3', room_reason: pontsWish },
      { room: null, proposed: null, room_reason: { wish: null, taken: [] } },
    ]);
    expect(await results(pont.client, 'pont')).toMatchObject({ room: null, room_reason: null, tied: 0 });
    expect(await allocate(await desk.reader())).toBe('rar_appeals_open');
    await desk.setClock(8);
    await desk.sweep();
    const reader = await desk.reader();
    expect(await allocate(reader)).toEqual([
      ['medika', 'kamra-2'],
      ['pont', 'kamra-3'],
    ]);
    const { text: mail } = await mailAbout(desk.dataDir, pont.email, 'Pont: your room');
    expect(mail).toContain('report about 2025. Yours: Room 3');
    expect(mail).toContain('The room is number 2 on your list.');
    expect(mail).toContain('Room 2 went to Medika.');
    const told = await desk.officer('pont');
    expect(await results(told.client, 'pont')).toMatchObject({ room: { id: 'kamra-3' }, room_reason: pontsWish });
    const paper = await told.client.GET('/student-organisations/{id}/results/{year}/pdf', {
      params: { path: { id: 'pont', year: 2025 }, query: { locale: 'mt' } },
      parseAs: 'arrayBuffer',
    });
    const bytes = Buffer.from(paper.data as unknown as ArrayBuffer);
    expectTagged(await readStructure(bytes), 'mt');
    const text = readPdf(bytes).pages.flat().join('\n');
    expect(text).toContain('Riżultati għall-2025');
    expect(text).toContain('Kamra 3');
    expect([
      await give(reader, 'pont', 'kamra-2'),
      await give(reader, 'pont', 'kamra-9'),
      await give(reader, 'no-such-club', 'kamra-1'),
      await give(reader, 'pont', 'kamra-1'),
    ]).toEqual(['rar_room_taken', 'rar_no_such_room', 'not_found', 200]);
    const again = await desk.officer('pont');
    expect(await wish(again.client, 'pont', [])).toBe('rar_rooms_given');
    expect(await results(again.client, 'pont')).toMatchObject({ room: { id: 'kamra-1' }, can_wish: false });
    const { data } = await reader.client.GET('/desk/rar/years/{year}/export', { ...year, parseAs: 'text' });
    expect(String(data)).toContain('Pont,settled,');
  });

  it('rooms given by hand stay where they are when the rest is allocated anew, unless staff replace them', async () => {
    const { medika, pont } = await published();
    await wish(medika.client, 'medika', ['kamra-2', 'kamra-3']);
    await wish(pont.client, 'pont', ['kamra-2', 'kamra-3']);
    await desk.setClock(8);
    await desk.sweep();
    const [reader, other] = await desk.readers();
    const byOrder = [
      ['medika', 'kamra-2'],
      ['pont', 'kamra-3'],
    ];
    expect(await allocate(reader)).toEqual(byOrder);
    const look = async () =>
      (await other.client.GET('/desk/rar', { params: { query: { year: 2025 } } })).data?.data ?? expect.fail();
    expect((await look()).reallocation).toEqual({ keeping: [], replacing: [] });

    // Pont is given the room that Medika has by its turn, and Medika is without one for now.
    for (const [organisation, room] of [
      ['medika', null],
      ['pont', 'kamra-2'],
    ] as const)
      expect(await give(reader, organisation, room)).toBe(200);
    const { organisations, reallocation } = await look();
    const given = { at: expect.any(String), by: 'Ħarries Żerafa' };
    expect(organisations.slice(0, 3).map(({ by_hand }) => by_hand)).toEqual([given, given, null]);
    expect(reallocation).toEqual({
      keeping: [],
      replacing: [
        { organisation: 'Medika', from: null, to: 'kamra-2' },
        { organisation: 'Pont', from: 'kamra-2', to: 'kamra-3' },
      ],
    });
    const kept = [
      ['medika', null],
      ['pont', 'kamra-2'],
    ];
    expect(await allocate(other)).toEqual(kept);
    expect((await look()).organisations[1]?.by_hand).toEqual(given);
    expect(await allocate(other, true)).toEqual(byOrder);
    expect((await look()).organisations[1]?.by_hand).toBeNull();
  });

  it('a room given by hand is nobody else’s by the order', async () => {
    const { medika, pont } = await published();
    await wish(medika.client, 'medika', ['kamra-2', 'kamra-1']);
    await wish(pont.client, 'pont', ['kamra-3']);
    await desk.setClock(8);
    await desk.sweep();
    const reader = await desk.reader();
    await allocate(reader);
    await give(reader, 'medika', null);
    await give(reader, 'insiteu', 'kamra-2');
    await desk.db
      .updateTable('rar_rooms')
      .set({ given_at: null, user_id: null })
      .where('organisation', '=', 'medika')
      .execute();
    expect(await allocate(reader)).toEqual([
      ['medika', 'kamra-1'],
      ['pont', 'kamra-3'],
    ]);
  });
});
