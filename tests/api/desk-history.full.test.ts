import { describe, expect, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import type { Client } from '../support/client.ts';
import { operations } from '../support/contract.ts';
import type { Change, DeskWrite } from '../support/desk-decisions.ts';
import { useDeskWrites } from '../support/desk-writes.ts';
import { useRarDesk } from '../support/rar-portal.ts';
import { countAll, questionIn, score } from '../support/rar-reports.ts';
import { stageStaff } from '../support/staff.ts';

const { db, urls, writes } = useDeskWrites();

/** Calls that change no case, and the one whose hours only a clock of its own brings. */
const others = {
  giveSecondFactor: 'lets the caller in',
  beginSecondFactor: 'sets up the caller’s own login',
  scanCarpoolPass: 'tests/api/carpool-times.full.test.ts',
};

const rarWrites = [
  'publishRar',
  'allocateRarRooms',
  'giveRarRoom',
  'changeRarCase',
  'scoreRarAnswer',
  'awardRarPoints',
  'settleRarAppeal',
  'inviteFirstOfficer',
] as const;

const of = (name: string, before: number, changes: readonly Change[] | undefined) =>
  (changes ?? []).filter(({ by, at }) => by === name && Date.parse(at) >= before - 1000).length;

it('every call of the desk that writes is tried below (Q3)', () => {
  const all = operations.filter(({ method, path }) => path.startsWith('/desk/') && method !== 'GET');
  const tried = [...Object.keys(writes), ...rarWrites, ...Object.keys(others)];
  expect(tried.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});

describe('the history of a case says who changed it, and when (Q3)', () => {
  it.each(Object.entries(writes) as [string, DeskWrite][])('after %s', async (_, { role, stage }) => {
    const { client, id } = await stageStaff(db, urls[0], role);
    const last_name = `Żerafa ${id}`;
    await db.updateTable('users').set({ last_name }).where('id', '=', id).execute();
    const { send, history } = await stage();
    const before = await timeAt(urls[0]);
    const { response, error } = await send(client);
    expect([response.ok, error?.code]).toEqual([true, undefined]);
    expect(of(`Ħarries ${last_name}`, before, await history(client))).toBeGreaterThan(0);
  });
});

describe('the history of a yearly report and of a year says the same (Q3)', () => {
  const desk = useRarDesk();
  const year = { path: { year: 2025 } };
  const ofYear = async (client: Client) =>
    (await client.GET('/desk/rar', { params: { query: { year: 2025 } } })).data?.data.history;
  const ofReport = async (client: Client, report: string) =>
    (await client.GET('/desk/rar/reports/{report}', { params: { path: { report } } })).data?.data.history;
  const isOf = (event: string) => (change: Change) => change.event === event && change.by === 'Ħarries Żerafa';

  it('after points, an agreement, a settlement, the publication, an appeal, the rooms', async () => {
    const [one, other] = await desk.readers();
    const third = await desk.reader();
    const officer = await desk.officer('medika');
    const report = await desk.report('medika');
    await score(one, report, 'member-count', 20);
    expect((await ofReport(one.client, report))?.filter(isOf('score.give'))).toHaveLength(1);
    await score(other, report, 'member-count', 24);
    const agreed = await one.client.PUT('/desk/rar/reports/{report}/awards/{question}', {
      params: { path: { report, question: 'member-count' } },
      body: { points: 22, reason: 'Flimkien.' },
    });
    expect(agreed.response.status).toBe(200);
    const { label } = questionIn(agreed.data?.data, 'member-count') ?? {};
    expect((await ofReport(one.client, report))?.filter(isOf('points.award'))).toMatchObject([{ note: label }]);
    await countAll([one, other], report);
    expect((await ofReport(one.client, report))?.filter(isOf('report.settle'))).toHaveLength(1);
    const published = await one.client.POST('/desk/rar/years/{year}/publication', { params: year });
    expect(published.response.status).toBe(200);
    expect((await ofYear(one.client))?.filter(isOf('results.publish'))).toHaveLength(1);
    const params = {
      path: { id: 'medika', rar_submission_id: report, rar_question_id: 'statute' },
    };
    const appeal = await officer.client.POST(
      '/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/appeal',
      { params, body: { text: 'Għaliex?' } },
    );
    expect(appeal.response.status).toBe(201);
    const { id } = await desk.db
      .selectFrom('rar_appeals')
      .select('id')
      .where('report_id', '=', report)
      .executeTakeFirstOrThrow();
    const settled = await third.client.POST('/desk/rar/reports/{report}/appeals/{appeal}', {
      params: { path: { report, appeal: id } },
      body: { points: 1, answer: 'Għax hekk.' },
    });
    expect([settled.response.status, settled.error?.code]).toEqual([200, undefined]);
    expect((await ofReport(one.client, report))?.filter(isOf('appeal.settle'))).toHaveLength(1);

    await desk.setClock(100);
    const staff = await desk.reader();
    const allocated = await staff.client.POST('/desk/rar/years/{year}/rooms', {
      params: year,
      body: { replaces_by_hand: false },
    });
    expect([allocated.response.status, allocated.error?.code]).toEqual([200, undefined]);
    const room = allocated.data?.data.rooms[0]?.id ?? '';
    for (const each of [room, null])
      await staff.client.PUT('/desk/rar/years/{year}/rooms/{organisation}', {
        params: { path: { year: 2025, organisation: 'medika' } },
        body: { room: each },
      });
    const events = (await ofYear(staff.client))?.filter(({ by }) => by === 'Ħarries Żerafa').map(({ event }) => event);
    expect(events).toEqual(['results.publish', 'rooms.allocate', 'room.give', 'room.take']);
  });

  it('after a first officer was invited', async () => {
    const { client } = await desk.reader();
    const { response } = await client.POST('/desk/rar/organisations/{id}/officers', {
      params: { path: { id: 'medika' } },
      body: { email: 'wild@uni.example' },
    });
    expect(response.status).toBe(204);
    expect((await ofYear(client))?.filter(isOf('officer.invite'))).toMatchObject([{ note: 'Medika' }]);
  });
});
