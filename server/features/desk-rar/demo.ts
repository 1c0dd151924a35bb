import { estimateOf, mostOf } from '../../../machines/rar-report/points.ts';
import type { RarReportEvent } from '../../../machines/rar-report/rar-report.machine.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { type RarQuestion, type RarYear, rarDates, rarMoments } from '../../kernel/content/site/rar.ts';
import type { DemoReport } from '../../kernel/content/site/rar-demo.ts';
import { fromLocal, localDate } from '../../kernel/calendar/moments.ts';
import type { Content } from '../../kernel/files/content.ts';
import { type StoredFile, withStored } from '../../kernel/files/keep.ts';
import { type Actor, ownerOf, thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { questionsOf } from '../../kernel/http/rar-questions.ts';
import { givenOf, readReport } from './case.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';
import { appealsUntil, earliestReturn, endOf, type RarDeskDeps } from './standings.ts';
import { allocate } from './year-handlers.ts';

type Step = DemoReport['steps'][number];
/** Papers of the same title look the same. */
type Paper = { name: string; questions: string[]; title: string };
type Told = DemoReport & { year: RarYear; papers: Record<string, string[]> };

/**
 * Takes the demo's reports through their charts, last year's up to the allocation of rooms, unless there is a report already. Their
 * evidence is generated.
 */
export async function bringDemoReports(deps: RarDeskDeps): Promise<void> {
  const { db, site, clock, union } = deps;
  const any = await db.selectFrom('rar_reports').select('id').limit(1).executeTakeFirst();
  if (any !== undefined) return;
  const current = rarDates(site, localDate(clock.now().getTime(), union.timeZone)).year;
  const told = site.rarDemo.flatMap((report): Told[] => {
    const year = site.rarYears.find((each) => each.year === current - report.yearsAgo);
    return year === undefined ? [] : [{ ...report, year }];
  });
  const papers = told.flatMap((report) => papersOf(report));
  await withStored(deps, await drawAll(deps, papers), (stored) =>
    db.transaction().execute(async (trx) => {
      const left = stored.values();
      for (const report of told) {
        const own = papersOf(report).map((paper) => ({ paper, file: left.next().value as StoredFile }));
        await bring(deps, trx, report, own);
      }
      const before = told.find(({ yearsAgo }) => yearsAgo > 0)?.year;
      if (before !== undefined) await allocate(deps, trx, before.year, { replaces_by_hand: false });
    }),
  );
}

/** The files of a report: those that it names, and a list of signatures for each of its events. */
function papersOf({ papers, answers }: DemoReport): Paper[] {
  const named = Object.entries(papers).map(([name, questions]) => ({
    name,
    questions,
    title: name.replace(/\.pdf$/, ''),
  }));
  const ofEvents = Object.entries(answers).flatMap(([question, value]) =>
    eventsIn(value).map(({ title }) => ({ name: `${title}.pdf`, questions: [question], title: 'Firem' })),
  );
  return [...named, ...ofEvents];
}

type DemoEvent = { title: string; date: string; people: number };

/** The events of an answer; none if it is another kind of answer. */
const eventsIn = (value: unknown): DemoEvent[] => (Array.isArray(value) ? (value as DemoEvent[]) : []);

/** A sheet for each paper; each title is drawn once. */
async function drawAll({ clock, union }: RarDeskDeps, papers: readonly Paper[]): Promise<Content[]> {
  const [{ renderPdf }, { beginSheet, plain }] = await Promise.all([
    import('../../kernel/pdf/card.ts'),
    import('../../kernel/pdf/sheet.ts'),
  ]);
  const author = union.name.en;
  const sheets = new Map<string, Buffer>();
  for (const { title } of papers) {
    if (sheets.has(title)) continue;
    const sheet = renderPdf({ title, author, locale: 'mt', now: clock.now() }, (pdf) =>
      beginSheet(pdf, title, title, author).write('Din il-karta hi tad-demo.', plain),
    );
    sheets.set(title, await sheet);
  }
  return papers.map(({ title }) => ({ bytes: sheets.get(title) ?? Buffer.of(), mediaType: 'application/pdf' }));
}

type Brought = { paper: Paper; file: StoredFile };

/** One report, step by step: what a step needs is written once the report is where it can be. */
async function bring(deps: RarDeskDeps, trx: Trx, report: Told, papers: readonly Brought[]): Promise<void> {
  const { organisation, year, steps } = report;
  const [opened = new Date(0)] = steps.map((step, at) => momentOf(deps, report, step, at));
  const officer = await trx
    .selectFrom('organisation_officers')
    .select('user_id')
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('rar_reports')
    .values({ organisation, year: year.year, state: rarLife.initial, created_at: opened, changed_at: opened })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner: Actor = officer === undefined ? { kind: 'owner' } : ownerOf(officer);
  for (const [index, step] of steps.entries()) {
    const at = momentOf(deps, report, step, index);
    const before = beforeStep[step];
    const given = { deps, trx, report, id, at, user_id: officer?.user_id ?? null };
    await before?.(given);
    const row = await rarLife.lock(trx, id);
    const by = owners.has(step) ? owner : thePortal;
    await rarLife.demandMove(trx, row, eventOf(step), { by, at, set: columnsOf(deps, report, step, at) });
    if (step === 'report.open') await writeAnswers(given, papers);
    if (step === 'review.begin') await countPoints(given);
  }
}

const owners = new Set<Step>(['report.open', 'report.submit', 'report.withdraw', 'appeal.make']);

/** The event of a step. Every step is in time but the start of the review, which comes after the deadline. */
function eventOf(type: Step): RarReportEvent {
  const isInTime = type !== 'review.begin';
  return { type, isInTime, isOpen: true, isAskedFor: true, isFirst: true, hasMore: false };
}

/** The moment of a step: this year's are two days apart and end now; those of the year before are at their dates. */
function momentOf(deps: RarDeskDeps, { yearsAgo, year, steps }: Told, step: Step, at: number): Date {
  if (yearsAgo === 0) return new Date(deps.clock.now().getTime() - (steps.length - at) * 2 * DAY_MS);
  const { opensAt, closesAt, resultsOn } = rarMoments(deps.site.standing.rar, deps.union, year.year);
  const published = fromLocal(`${resultsOn}T10:00`, deps.union.timeZone);
  const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
  const last = appealsUntil(deps, year, published);
  const moments: Partial<Record<Step, Date>> = {
    'report.open': after(opensAt, 1.4),
    'report.submit': after(closesAt, -1.2),
    'report.settle': after(closesAt, 2),
    'results.publish': published,
    'appeal.make': after(published, 1.1),
    'appeal.settle': after(last, -1.5),
    'appeals.close': last,
  };
  return moments[step] ?? closesAt;
}

/** The columns that a step fills in. */
function columnsOf(deps: RarDeskDeps, { requests = [], year }: Told, step: Step, at: Date) {
  if (step === 'report.submit') return { submitted_at: at };
  if (step === 'report.withdraw') return { submitted_at: null };
  if (step !== 'report.return') return {};
  return { returned_until: endOf(earliestReturn(deps, year), deps), requests: JSON.stringify(requests) };
}

type Given = { deps: RarDeskDeps; trx: Trx; report: Told; id: string; at: Date; user_id: string | null };

const beforeStep: Partial<Record<Step, (given: Given) => Promise<void>>> = {
  'results.publish': async ({ deps, trx, report, at, user_id }) => {
    const { organisation, wishes } = report;
    const { year } = report.year;
    await trx
      .insertInto('rar_publications')
      .values({ year, published_at: at, appeals_until: appealsUntil(deps, report.year, at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const wish = { year, organisation, user_id, rooms: JSON.stringify(wishes ?? []), changed_at: at };
    await trx.insertInto('rar_wishes').values(wish).execute();
  },
  'appeal.settle': async ({ trx, report, id, at, user_id }) => {
    const { appeal, awards = {} } = report;
    if (appeal === undefined) return;
    const { question, text, points, answer } = appeal;
    const settled = { points_after: points, answer, settled_at: at, settled_by: null };
    const made = { report_id: id, question, text, made_at: new Date(at.getTime() - 4 * DAY_MS), user_id };
    await trx
      .insertInto('rar_appeals')
      .values({ ...made, points_before: awards[question]?.points ?? 0, ...settled })
      .execute();
    const award = trx.updateTable('rar_awards').set({ points }).where('report_id', '=', id);
    await award.where('question', '=', question).execute();
  },
};

/** The answers with their evidence; the days of events are those of the report's year, or of the one after it. */
async function writeAnswers({ trx, report, id, at, user_id }: Given, papers: readonly Brought[]): Promise<void> {
  for (const question of questionsOf(report.year)) {
    const value = report.answers[question.slug];
    if (value === undefined) continue;
    const year = report.year.year + Number(question.nextYear ?? false);
    const dated = Array.isArray(value)
      ? eventsIn(value).map((each) => ({ ...each, date: `${year}-${each.date}` }))
      : value;
    const answer = { report_id: id, question: question.slug, value: JSON.stringify(dated), revision: 1 };
    await trx
      .insertInto('rar_answers')
      .values({ ...answer, written_at: at, user_id })
      .execute();
  }
  for (const { paper, file } of papers) {
    const about = { name: paper.name, media_type: file.mediaType, size: file.size, added_at: at, user_id };
    await trx
      .insertInto('rar_files')
      .values({ id: file.id, report_id: id, ...about })
      .execute();
    const serving = paper.questions.map((question) => ({ report_id: id, question, file_id: file.id }));
    await trx.insertInto('rar_evidence').values(serving).execute();
  }
}

/** The points that the readers have given so far; for a settled report, those that they agreed on. */
async function countPoints({ trx, report, id, at }: Given): Promise<void> {
  const rows = await readReport(trx, id);
  const { readers = [], steps, awards = {}, year } = report;
  const pointsOf = (question: RarQuestion) => estimateOf(question, givenOf(rows, question).counted);
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('demo_name', 'in', ['', ...readers])
    .execute();
  for (const [at2, { id: user_id }] of staff.entries()) {
    for (const question of questionsOf(year)) {
      const { points, open } = pointsOf(question);
      // They differ where points are a matter of judgement.
      const counted = Math.min(mostOf(question), points + Math.floor((open * (3 - at2)) / 4));
      const score = { report_id: id, question: question.slug, user_id, points: counted, note: null, scored_at: at };
      await trx.insertInto('rar_scores').values(score).execute();
    }
  }
  if (!steps.includes('report.settle')) return;
  for (const question of questionsOf(year)) {
    const { points, reason } = awards[question.slug] ?? { points: pointsOf(question).points, reason: '' };
    const award = { report_id: id, question: question.slug, points, reason, user_id: null, awarded_at: at };
    await trx.insertInto('rar_awards').values(award).execute();
  }
}
