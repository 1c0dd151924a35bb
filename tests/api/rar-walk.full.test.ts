import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RarReportEvent, whoMay } from '../../machines/rar-report/rar-report.machine.ts';
import { journeys } from '../models/rar-report/rar-report.model.ts';
import type { OwnPortal, Signed } from '../support/own-portal.ts';
import { clearReports, shortYear, startRarPortal } from '../support/rar-portal.ts';
import { answerAll, score, slugs, stageOfficer } from '../support/rar-reports.ts';
import { stageStaff } from '../support/staff.ts';
import { DAY_MS } from '../../machines/flow/durations.ts';

const june = new Date('2026-06-01T10:00:00Z');
/** The report about 2025 closes at this moment. */
const deadline = new Date('2026-06-30T22:00:00Z');
const base = '/student-organisations/{id}/submissions';
const organisation = 'medika';
/** Longer than any deadline, new date or time to appeal is away. */
const LATE_MS = 40 * DAY_MS;

let portal: OwnPortal;
let officers: [Signed, Signed];
let reader: Signed;
let hearer: Signed;
beforeAll(async () => {
  portal = await startRarPortal({
    from: june.toISOString(),
    servers: 2,
    year: { number: 2025, change: shortYear(1) },
  });
  officers = [
    await stageOfficer(portal.db, organisation, 'Ġanna'),
    await stageOfficer(portal.db, organisation, 'Ċensu'),
  ];
  reader = await stageStaff(portal.db, portal.url(), 'reports');
  hearer = await stageStaff(portal.db, portal.url(), 'reports');
});
afterAll(() => portal.stop());

/** The status of an answer; the portal's own steps have none. */
type Outcome = number | undefined;
type EventOf<Type extends RarReportEvent['type']> = Extract<RarReportEvent, { type: Type }>;

/** One report's year: the officers take turns, each at a server of their own, and the staff change servers with every call. */
function beginYear() {
  let turn = 0;
  let report: string | undefined;
  let appealed = 0;
  let isComplete = false;
  const asOfficer = () => {
    turn += 1;
    return portal.clientOf(officers[turn % 2 === 0 ? 0 : 1], turn);
  };
  const asStaff = (who: Signed) => portal.clientOf(who, (turn += 1));
  const place = () => ({
    id: organisation,
    rar_report_id: report ?? randomUUID(),
    rar_submission_id: report ?? randomUUID(),
  });
  const moved = (ms: number) => portal.setClock(new Date(portal.now().getTime() + ms));
  const at = async (ms: number, act: () => Promise<Outcome>) => {
    await moved(ms);
    const outcome = await act();
    await moved(-ms);
    return outcome;
  };
  const inTime = (event: { isInTime: boolean }, act: () => Promise<Outcome>) => at(event.isInTime ? 0 : LATE_MS, act);

  const write = async (question: string) => {
    const client = await asOfficer();
    const { data } = await client.GET(`${base}/{rar_report_id}/report`, { params: { path: place() } });
    const revision = data?.data.answers.find((each) => each.question === question)?.revision ?? 0;
    const saved = await client.POST(`${base}/{rar_submission_id}/questions/{rar_question_id}`, {
      params: { path: { ...place(), rar_question_id: question } },
      body: { value: `Ġanna, ${randomUUID()}`, revision },
    });
    return saved.response.status;
  };
  const change = async (event: 'report.return' | 'report.settle' | 'report.reopen') => {
    const requests = [{ question: 'contact', reason: 'Which number?' }];
    const { response } = await (
      await asStaff(reader)
    ).POST('/desk/rar/reports/{report}', {
      params: { path: { report: report ?? randomUUID() } },
      body: event === 'report.return' ? { event, requests } : { event },
    });
    return response.status;
  };
  const staffScores = async (question: (typeof slugs)[number]) => {
    const outcome = await score({ id: reader.id, client: await asStaff(reader) }, report ?? randomUUID(), question, 1);
    return typeof outcome === 'string' ? 409 : 200;
  };
  /** The steps that the portal takes by itself once their time has come; where the chart forbids one, it hasn't. */
  const sweepAfter = async (moment: number, isLegal: boolean) => {
    if (isLegal) await portal.setClock(new Date(Math.max(moment, portal.now().getTime())));
    await portal.sweep(turn);
    return undefined;
  };

  const open = async () => {
    const { data, response } = await (await asOfficer()).POST(base, { params: { path: { id: organisation } } });
    report ??= data?.data.id;
    return response.status;
  };
  /** Answers what is missing, once: a report that isn't whole is refused for that. */
  const complete = async () => {
    if (isComplete || report === undefined) return;
    isComplete = true;
    await answerAll(portal.db, { id: officers[0].id, client: await asOfficer() }, organisation, report);
  };
  const submit = async () => {
    const client = await asOfficer();
    const { response } = await client.POST(`${base}/{rar_report_id}/submit`, { params: { path: place() } });
    return response.status;
  };
  const settleAppeal = async (event: { isInTime: boolean }) => {
    if (!event.isInTime) await moved(LATE_MS);
    const client = await asStaff(hearer);
    const path = { report: report ?? '' };
    const { data } = await client.GET('/desk/rar/reports/{report}', { params: { path } });
    const appeals = data?.data.sections.flatMap(({ questions }) => questions.flatMap(({ appeal }) => appeal ?? []));
    const chosen = appeals?.find(({ points_after }) => points_after === null) ?? appeals?.[0];
    const settled = await client.POST('/desk/rar/reports/{report}/appeals/{appeal}', {
      params: { path: { ...path, appeal: chosen?.id ?? randomUUID() } },
      body: { points: 1, answer: 'It was.' },
    });
    return settled.response.status;
  };
  const publish = async () => {
    const client = await asStaff(reader);
    const { response } = await client.POST('/desk/rar/years/{year}/publication', { params: { path: { year: 2025 } } });
    return response.status;
  };
  const withdraw = async () => {
    const client = await asOfficer();
    return (await client.POST(`${base}/{rar_report_id}/withdraw`, { params: { path: place() } })).response.status;
  };
  const appeal = async () => {
    const { response } = await (
      await asOfficer()
    ).POST(`${base}/{rar_submission_id}/questions/{rar_question_id}/appeal`, {
      params: { path: { ...place(), rar_question_id: slugs[appealed] ?? '' } },
      body: { text: 'Look again.' },
    });
    if (response.ok) appealed += 1;
    return response.status;
  };

  const scoreAll = async () => {
    for (const slug of slugs) await staffScores(slug);
    return change('report.settle');
  };
  const submitWhole = async (event: EventOf<'report.submit'>, isLegal: boolean) => {
    if (isLegal) await complete();
    return inTime(event, submit);
  };
  const inTheEnd = (_: RarReportEvent, isLegal: boolean) => sweepAfter(deadline.getTime(), isLegal);
  const muchLater = (_: RarReportEvent, isLegal: boolean) => sweepAfter(portal.now().getTime() + LATE_MS, isLegal);
  const acts: { [Type in RarReportEvent['type']]: (event: EventOf<Type>, isLegal: boolean) => Promise<Outcome> } = {
    'report.open': ({ isOpen }) => at(isOpen ? 0 : -LATE_MS, open),
    'answer.write': (event) => inTime(event, () => write(event.isAskedFor ? 'contact' : 'officers')),
    'report.submit': submitWhole,
    'report.withdraw': (event) => inTime(event, withdraw),
    'report.close': inTheEnd,
    'review.begin': inTheEnd,
    'return.lapse': muchLater,
    'appeals.close': muchLater,
    'score.give': () => staffScores('officers'),
    'report.settle': scoreAll,
    'report.return': () => change('report.return'),
    'report.reopen': () => change('report.reopen'),
    'results.publish': publish,
    'appeal.make': (event) => inTime(event, appeal),
    'appeal.settle': settleAppeal,
  };
  /** Causes an event of the chart as the person would whom it belongs to. */
  const take = <Type extends RarReportEvent['type']>(event: EventOf<Type>, isLegal: boolean): Promise<Outcome> =>
    acts[event.type](event, isLegal);

  /** The state of the report as each server tells the staff and the officers. */
  const states = async () => {
    const seen: { desk: string; officers: string }[] = [];
    for (const server of [0, 1]) {
      const staff = await portal.clientOf(reader, server);
      const desk = report && (await staff.GET('/desk/rar/reports/{report}', { params: { path: { report } } }));
      const officer = await portal.clientOf(officers[server === 0 ? 0 : 1], server);
      const own = await officer.GET(base, { params: { path: { id: organisation } } });
      seen.push({
        desk: (desk && desk.data?.data.state) || 'not_open',
        officers: own.data?.data[0]?.state ?? 'not_open',
      });
    }
    return seen;
  };
  return { take, states };
}

describe('two officers and a reader, at two servers', () => {
  it.each(journeys)('$name', async ({ steps, ends }) => {
    await clearReports(portal.db);
    await portal.setClock(june);
    const year = beginYear();
    let state = 'not_open';
    let wasReturned = false;
    for (const [number, step] of steps.entries()) {
      if (!('send' in step)) throw new Error('Nobody waits in these journeys');
      const { refused = false, now = refused ? state : undefined } = step;
      const send = step.send as RarReportEvent;
      // The second time can't come before the first; the other journeys have it after that.
      if (send.type === 'report.return' && !send.isFirst && !wasReturned) continue;
      wasReturned ||= send.type === 'report.return';
      const status = await year.take(send, !refused);
      const seen = await year.states();
      state = seen[0]?.desk ?? '';
      const [told] = seen;
      const about = `${number + 1} ${send.type}`;
      // Officers don't learn that the points are settled before all are published.
      const shown = told?.desk === 'scored' ? 'under_review' : told?.desk;
      expect([about, seen]).toEqual([about, [told, told]]);
      expect([about, told?.officers]).toEqual([about, shown]);
      if (now !== undefined) expect([about, state]).toEqual([about, now]);
      // Whoever opens a report that is there finds it.
      if (status === undefined || (refused && send.type === 'report.open' && state !== 'not_open')) {
        expect([about, status === undefined]).toEqual([about, whoMay[send.type] === 'portal']);
        continue;
      }
      expect([about, status < 400]).toEqual([about, !refused]);
    }
    expect(state).toBe(ends);
  });
});
