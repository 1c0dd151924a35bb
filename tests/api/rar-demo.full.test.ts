import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/kernel/db/database.ts';
import { stageSession } from '../support/actors.ts';
import { makeOfficer } from '../support/accounts.ts';
import { clientOf } from '../support/client.ts';
import { type PortalProcess, startPortalProcess } from '../support/portal-process.ts';
import { readyFolder } from '../support/ready-cluster.ts';
import { databaseUrlOf } from '../support/socket.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

let folder: Awaited<ReturnType<typeof readyFolder>>;
let portal: PortalProcess;
let db: Database;

const start = () => startPortalProcess({ dataDir: folder.path, env: { PORTAL_TEST: '0' } });

beforeAll(async () => {
  folder = await readyFolder();
  portal = await start();
  db = openStage(folder.path);
});
afterAll(async () => {
  await db.destroy();
  await portal.stop();
  await folder.remove();
});

it('a fresh demo has a report to write today, others further on, and last year’s with rooms', async () => {
  const { data: dates } = await clientOf(portal.url).GET('/rar-dates');
  expect(dates?.data.state).toBe('open');
  const { client } = await stageStaff(db, portal.url, 'reports');
  const { data } = await client.GET('/desk/rar');
  const states = data?.data.organisations.filter(({ report_id }) => report_id !== null).map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['draft', 'submitted', 'withdrawn', 'under_review', 'returned']));
  expect(data?.data.year).toBe(dates?.data.year);

  const before = await client.GET('/desk/rar', { params: { query: { year: Number(dates?.data.year) - 1 } } });
  const inOrder = before.data?.data.organisations.filter(({ points }) => points !== null) ?? [];
  expect(inOrder.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(inOrder.every(({ room }) => room !== null)).toBe(true);
  expect(before.data?.data.organisations.filter(({ state }) => state === 'closed')).toHaveLength(1);
});

it('its officers see what their answers earned, the appeal that was heard, and their files', async () => {
  const officer = await makeOfficer(db, await stageSession(db), 'kumpanija-zghira');
  const client = clientOf(portal.url, officer);
  const path = { id: 'kumpanija-zghira' };
  const { data } = await client.GET('/student-organisations/{id}/results', { params: { path } });
  const [result] = data?.data ?? [];
  const appealed = result?.sections.flatMap(({ questions }) => questions).filter(({ appeal }) => appeal !== null);
  expect(appealed).toMatchObject([{ slug: 'cultural-events', points: 60, appeal: { points_before: 45 } }]);
  const reports = await client.GET('/student-organisations/{id}/submissions', { params: { path } });
  const rar_report_id = reports.data?.data.at(-1)?.id ?? '';
  const media = await client.GET('/student-organisations/{id}/submissions/{rar_report_id}/media', {
    params: { path: { ...path, rar_report_id } },
  });
  const [file] = media.data?.data ?? [];
  const answer = {
    rar_submission_id: rar_report_id,
    rar_answer_id: file?.questions[0] ?? '',
    media_id: file?.id ?? '',
  };
  const paper = await client.GET(
    '/student-organisations/{id}/submissions/{rar_submission_id}/answers/{rar_answer_id}/media/{media_id}',
    { params: { path: { ...path, ...answer } }, parseAs: 'text' },
  );
  expect(paper.data).toMatch(/^%PDF-/);
});

it('a restart brings nothing twice, and keeps the dates', async () => {
  const count = () => db.selectFrom('rar_reports').select('id').execute();
  const datesAt = async (url: string) => (await clientOf(url).GET('/rar-dates')).data?.data;
  const [before, dates] = [await count(), await datesAt(portal.url)];
  const other = await startPortalProcess({
    dataDir: folder.path,
    env: { PORTAL_TEST: '0', DATABASE_URL: databaseUrlOf(folder.path) },
  });
  try {
    expect(await count()).toHaveLength(before.length);
    expect(await datesAt(other.url)).toEqual(dates);
  } finally {
    await other.stop();
  }
});
