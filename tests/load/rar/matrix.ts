import { randomUUID } from 'node:crypto';
import type { Client } from '../../support/client.ts';
import { stageSession } from '../../support/actors.ts';
import { type RarReportEvent, rarReportMachine } from '../../../machines/rar-report/rar-report.machine.ts';
import { rarLife } from '../../../server/kernel/lifecycle/lives.ts';
import type { OwnPortal, Signed } from '../../support/own-portal.ts';
import { clearReports } from '../../support/rar-portal.ts';
import { answerAll, beginReport, bringReportTo, score, slugs, stageOfficer } from '../../support/rar-reports.ts';
import { stageStaff } from '../../support/staff.ts';
import { base, type Figure, june, organisation } from './figures.ts';

const july = new Date('2027-07-02T10:00:00Z');
type Place = { report: string; appeal: string };
type Act = {
  role: 'officer' | 'reader' | 'hearer';
  event: RarReportEvent;
  send: (client: Client, place: Place) => Promise<{ response: Response }>;
};

const own = (report: string) => ({ id: organisation, rar_report_id: report, rar_submission_id: report });

async function write(client: Client, report: string, question: string) {
  const { data } = await client.GET(`${base}/{rar_report_id}/report`, { params: { path: own(report) } });
  const revision = data?.data.answers.find((each) => each.question === question)?.revision ?? 0;
  return client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
    params: { path: { ...own(report), rar_question_id: question } },
    body: { value: randomUUID(), revision },
  });
}

const change =
  (event: 'report.return' | 'report.settle' | 'report.reopen') =>
  (client: Client, { report }: Place) =>
    client.POST('/desk/rar/reports/{report}', {
      params: { path: { report } },
      body: event === 'report.return' ? { event, requests: [{ question: 'contact', reason: 'Which?' }] } : { event },
    });

/** The calls that cause events of the chart. */
const acts: readonly Act[] = [
  {
    role: 'officer',
    event: { type: 'answer.write', isInTime: true, isAskedFor: true },
    send: (client, { report }) => write(client, report, 'contact'),
  },
  {
    role: 'officer',
    event: { type: 'answer.write', isInTime: true, isAskedFor: false },
    send: (client, { report }) => write(client, report, 'officers'),
  },
  {
    role: 'officer',
    event: { type: 'report.submit', isInTime: true },
    send: (client, { report }) => client.POST(`${base}/{rar_report_id}/submit`, { params: { path: own(report) } }),
  },
  {
    role: 'officer',
    event: { type: 'report.withdraw', isInTime: true },
    send: (client, { report }) => client.POST(`${base}/{rar_report_id}/withdraw`, { params: { path: own(report) } }),
  },
  {
    role: 'officer',
    event: { type: 'appeal.make', isInTime: true },
    send: (client, { report }) =>
      client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}/appeal`, {
        params: { path: { ...own(report), rar_question_id: 'contact' } },
        body: { text: 'Look again.' },
      }),
  },
  {
    role: 'reader',
    event: { type: 'score.give' },
    send: (client, { report }) =>
      client.PUT('/desk/rar/reports/{report}/scores/{question}', {
        params: { path: { report, question: 'officers' } },
        body: { points: 1 },
      }),
  },
  { role: 'reader', event: { type: 'report.return', isFirst: true }, send: change('report.return') },
  { role: 'reader', event: { type: 'report.settle' }, send: change('report.settle') },
  { role: 'reader', event: { type: 'report.reopen' }, send: change('report.reopen') },
  {
    role: 'reader',
    event: { type: 'results.publish' },
    send: (client) => client.POST('/desk/rar/years/{year}/publication', { params: { path: { year: 2026 } } }),
  },
  {
    role: 'hearer',
    event: { type: 'appeal.settle', hasMore: false, isInTime: true },
    send: (client, { report, appeal }) =>
      client.POST('/desk/rar/reports/{report}/appeals/{appeal}', {
        params: { path: { report, appeal } },
        body: { points: 1, answer: 'It was.' },
      }),
  },
];

/** R3: every event in every state by every role, and by another organisation. */
export async function everyEvent(portal: OwnPortal): Promise<Figure[]> {
  const { db } = portal;
  await clearReports(db);
  await portal.setClock(june);
  const officer = await stageOfficer(db, organisation);
  const readers = [await stageStaff(db, portal.url(), 'reports'), await stageStaff(db, portal.url(), 'reports')];
  const callers: Record<string, Signed> = {
    officer,
    stranger: await stageOfficer(db, 'insiteu'),
    student: await stageSession(db),
    reader: readers[0] as Signed,
    hearer: await stageStaff(db, portal.url(), 'reports'),
    events: await stageStaff(db, portal.url(), 'events'),
  };
  const report = await beginReport({ client: await portal.clientOf(officer) }, organisation);
  await answerAll(db, { id: officer.id, client: await portal.clientOf(officer) }, organisation, report);
  await portal.setClock(july);
  await bringReportTo(db, report, 'under_review');
  for (const reader of readers)
    for (const slug of slugs) await score({ id: reader.id, client: await portal.clientOf(reader) }, report, slug, 1);

  /** The report in a state, with an appeal to be settled, or none. */
  const bring = async (state: (typeof rarLife.states)[number], { event }: Act): Promise<Place> => {
    await db.deleteFrom('rar_appeals').execute();
    await bringReportTo(db, report, state);
    if (event.type === 'report.return' && !rarLife.is(state, 'isReturned')) {
      await db.updateTable('rar_reports').set({ returned_until: null }).where('id', '=', report).execute();
    }
    if (event.type !== 'appeal.settle') return { report, appeal: randomUUID() };
    const made = { report_id: report, question: 'statute', text: 'Look again.', made_at: june, user_id: officer.id };
    const row = db.insertInto('rar_appeals').values({ ...made, points_before: 1 });
    const { id } = await row.returning('id').executeTakeFirstOrThrow();
    return { report, appeal: id };
  };

  const wrong: string[] = [];
  let cells = 0;
  let forbidden = 0;
  for (const state of rarLife.states) {
    for (const act of acts) {
      for (const [name, caller] of Object.entries(callers)) {
        const place = await bring(state, act);
        await portal.setClock(act.role === 'officer' ? june : july);
        cells += 1;
        const { status } = (await act.send(await portal.clientOf(caller, cells), place)).response;
        const isReader = act.role !== 'officer' && ['reader', 'hearer'].includes(name);
        // A reader who counted doesn't hear an appeal, and enough others counted the answer.
        if (isReader && name !== act.role) continue;
        const isMeant = name === act.role;
        const isLegal = rarReportMachine.resolveState({ value: state }).can(act.event);
        const right = isMeant ? (isLegal ? status < 300 : status === 409) : [401, 403, 404].includes(status);
        if (!right) wrong.push(`${act.event.type} in ${state} by ${name}: ${status}`);
        if (status >= 400) forbidden += 1;
      }
    }
  }
  for (const line of wrong.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  return [
    {
      id: 'R3',
      what: `${cells} cases: every event, state and role; answered otherwise than the chart says`,
      measured: String(wrong.length),
      isRight: wrong.length === 0,
    },
    {
      id: 'R3 off',
      what: 'judged as if everybody might do everything; answered otherwise',
      measured: String(forbidden),
      isRight: forbidden > 0,
    },
  ];
}
