import { sql } from 'kysely';
import { awardOf, mostOf } from '../../../machines/rar-report/points.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { present } from '../../kernel/http/guards.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { RarQuestion } from '../../kernel/content/site/rar.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { questionOf, questionsOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { noteChange } from '../../kernel/staff/changes.ts';
import { readText, tidyText } from '../../kernel/http/written-text.ts';
import { readCase, wasOfficer } from './case.ts';
import { tellOfficers } from '../../kernel/mail/rar-news.ts';
import { demandWithin, earliestReturn, endOf, latestReturn, publicationOf, type RarDeskDeps } from './standings.ts';

type Operations =
  | 'getRarCase'
  | 'changeRarCase'
  | 'scoreRarAnswer'
  | 'awardRarPoints'
  | 'settleRarAppeal'
  | 'getRarCaseFile';

/** The desk's work on one report: counting, returning, settling, appeals. */
export function rarCaseHandlers(deps: RarDeskDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  /** Does the work once, and answers with the report as it stands then. */
  const changing = (
    { params, user, locale, request }: Parameters<Handlers['settleRarAppeal']>[0] | CaseCall,
    work: Work,
  ) =>
    request.transactOnce<{ data: Schemas['RarCase'] }>(async (trx) => {
      const staffId = present(user).id;
      await work(trx, staffId);
      return { data: await readCase(deps, trx, params.report, staffId, locale) };
    });
  return {
    getRarCase: async ({ params, user, locale }) => ({
      data: await readCase(deps, db, params.report, present(user).id, locale),
    }),
    changeRarCase: (call) =>
      changing(call, (trx, staffId) => change(deps, trx, { ...call.body, report: call.params.report, staffId })),
    scoreRarAnswer: (call) =>
      changing(call, (trx, staffId) => score(deps, trx, call.params, { ...call.body, staffId })),
    awardRarPoints: (call) =>
      changing(call, (trx, staffId) => award(deps, trx, call.params, { ...call.body, staffId })),
    settleRarAppeal: (call) =>
      changing(call, (trx, staffId) => settleAppeal(deps, trx, call.params, { ...call.body, staffId })),
    getRarCaseFile: async ({ params, reply }) => {
      const known = db.selectFrom('rar_files').select(['name', 'media_type']).where('id', '=', params.file);
      const row = await known.where('report_id', '=', params.report).executeTakeFirst();
      const content = row && (await deps.files.open(params.file));
      if (row === undefined || content === undefined) throw new Problem(404, 'not_found');
      void reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment' });
      void reply.type('application/octet-stream');
      return content;
    },
  };
}

type CaseCall = Pick<Parameters<Handlers['changeRarCase']>[0], 'params' | 'user' | 'locale' | 'request'>;
type Work = (trx: Trx, staffId: string) => Promise<void>;
type Place = { report: string; question: string };

type Scored = Schemas['RarScoreGiven'] & { staffId: string };

/** Keeps one reader's points; the award follows once all agree. Throws 409 once enough others have counted, or for one's own organisation. */
async function score(deps: RarDeskDeps, trx: Trx, place: Place, { points, note, staffId }: Scored): Promise<void> {
  const { report, year, question } = await lockToCount(deps, trx, place, points);
  const now = deps.clock.now();
  const before = await readScores(trx, place);
  const others = before.filter(({ user_id }) => user_id !== staffId);
  if (others.length >= year.readers) throw new Problem(409, 'rar_enough_readers');
  const given = { points, note: tidyText(note ?? '') || null, scored_at: now };
  const keeping = trx
    .insertInto('rar_scores')
    .values({ report_id: report.id, question: question.slug, user_id: staffId, ...given })
    .onConflict((conflict) => conflict.constraint('one_score_a_reader').doUpdateSet(given))
    .execute();
  await orRefusal(keeping);
  await notePoints(deps, trx, report.id, { event: 'score.give', question, staffId });
  const scores = await readScores(trx, place);
  const agreed = awardOf(
    scores.map((each) => each.points),
    mostOf(question),
    year.readers,
  );
  // What the readers wrote after sitting down together stays.
  const settled = trx.selectFrom('rar_awards').select('user_id').where('report_id', '=', report.id);
  const standing = await settled.where('question', '=', question.slug).executeTakeFirst();
  if (standing !== undefined && standing.user_id !== null) return;
  await trx.deleteFrom('rar_awards').where('report_id', '=', report.id).where('question', '=', question.slug).execute();
  if (agreed === undefined) return;
  const reason = [...new Set(scores.flatMap((each) => each.note ?? []))].join('\n');
  await trx
    .insertInto('rar_awards')
    .values({ report_id: report.id, question: question.slug, points: agreed, reason, user_id: null, awarded_at: now })
    .execute();
}

/** Locks a report whose question can be given this many points now. Throws 409 outside a review, 422 for too many points. */
async function lockToCount(deps: RarDeskDeps, trx: Trx, place: Place, points: number) {
  const report = await rarLife.lock(trx, place.report);
  const year = yearOf(deps, report.year);
  const question = questionOf(year, place.question);
  rarLife.demandAfter(report.state, { type: 'score.give' });
  demandWithin(question, points);
  return { report, year, question };
}

const readScores = (trx: Trx, { report, question }: Place) =>
  trx
    .selectFrom('rar_scores')
    .select(['points', 'note', 'user_id'])
    .where('report_id', '=', report)
    .where('question', '=', question)
    .orderBy('scored_at')
    .execute();

/** Throws 409 for a current or former officer of the organisation: others decide its points. */
async function demandNoOfficer(trx: Trx, staffId: string, organisation: string): Promise<void> {
  if (await wasOfficer(trx, staffId, organisation)) throw new Problem(409, 'rar_own_organisation');
}

type Awarded = Schemas['RarAwardGiven'] & { staffId: string };

/**
 * Writes what the readers agreed on when they sat down together. Throws 409 before all have counted, for one's own organisation, and if
 * another agreement has been written already.
 */
async function award(deps: RarDeskDeps, trx: Trx, place: Place, { points, reason, staffId }: Awarded): Promise<void> {
  const { report, year, question } = await lockToCount(deps, trx, place, points);
  const scores = await readScores(trx, place);
  if (scores.length < year.readers) throw new Problem(409, 'rar_readers_missing');
  if (!scores.some(({ user_id }) => user_id === staffId)) throw new Problem(409, 'rar_not_a_reader');
  // A reader may have become an officer since scoring.
  await demandNoOfficer(trx, staffId, report.organisation);
  const set = { points, reason: readText(reason, 'reason'), user_id: staffId, awarded_at: deps.clock.now() };
  const standing = await trx
    .selectFrom('rar_awards')
    .select(['points', 'reason', 'user_id'])
    .where('report_id', '=', report.id)
    .where('question', '=', question.slug)
    .executeTakeFirst();
  if (standing !== undefined && standing.user_id !== null) {
    if (standing.points === set.points && standing.reason === set.reason) return;
    throw new Problem(409, 'rar_awarded_before');
  }
  await trx
    .insertInto('rar_awards')
    .values({ report_id: report.id, question: question.slug, ...set })
    .onConflict((conflict) => conflict.columns(['report_id', 'question']).doUpdateSet(set))
    .execute();
  await notePoints(deps, trx, report.id, { event: 'points.award', question, staffId });
}

type Points = { event: 'score.give' | 'points.award'; question: RarQuestion; staffId: string };

/** Notes whose points they are, not how many: other readers count without knowing. */
const notePoints = (deps: RarDeskDeps, trx: Trx, report: string, { question, ...change }: Points): Promise<void> =>
  noteChange(deps, trx, { what: 'rar_reports', subject: report, note: question.slug, ...change });

type Changed = Schemas['RarCaseChange'] & { report: string; staffId: string };

async function change(deps: RarDeskDeps, trx: Trx, given: Changed): Promise<void> {
  const report = await rarLife.lock(trx, given.report);
  const year = yearOf(deps, report.year);
  const move = { by: { kind: 'staff', userId: given.staffId } as const, at: deps.clock.now() };
  if (given.event === 'report.return') {
    const { requests = [], until = earliestReturn(deps, year) } = given;
    const event = { type: given.event, isFirst: report.returned_until === null };
    if (report.returned_until !== null) throw new Problem(409, 'rar_returned_before');
    rarLife.demandAfter(report.state, event);
    if (requests.length === 0)
      throw new Problem(422, 'rar_ask_something', { fields: { requests: ['rar_ask_something'] } });
    for (const { question } of requests) questionOf(year, question);
    const asked = requests.map((each, at) => ({ ...each, reason: readText(each.reason, `requests.${at}.reason`) }));
    if (until < earliestReturn(deps, year))
      throw new Problem(422, 'rar_too_soon', { fields: { until: ['rar_too_soon'] } });
    if (until > latestReturn(deps, year))
      throw new Problem(422, 'rar_past_results', { fields: { until: ['rar_past_results'] } });
    const set = { returned_until: endOf(until, deps), requests: JSON.stringify(asked) };
    await rarLife.demandMove(trx, report, event, { ...move, set });
    await tellOfficers(deps, trx, report.organisation, { kind: 'returned', year: report.year });
    return;
  }
  if (given.event === 'report.settle') {
    const { settled } = await trx
      .selectFrom('rar_awards')
      .select(sql<number>`count(*)::int`.as('settled'))
      .where('report_id', '=', report.id)
      .executeTakeFirstOrThrow();
    rarLife.demandAfter(report.state, { type: given.event });
    if (settled < questionsOf(year).length) throw new Problem(409, 'rar_not_all_awarded');
  }
  await rarLife.demandMove(trx, report, { type: given.event }, move);
}

type Settled = Schemas['RarAppealSettled'] & { staffId: string };

/** Settles an appeal and its points. Throws 409 for a reader who scored the report, for an officer of the organisation, or once it is settled. */
async function settleAppeal(
  deps: RarDeskDeps,
  trx: Trx,
  { report: id, appeal: appealId }: { report: string; appeal: string },
  { points, answer, staffId }: Settled,
): Promise<void> {
  const report = await rarLife.lock(trx, id);
  const appeals = await trx.selectFrom('rar_appeals').selectAll().where('report_id', '=', id).execute();
  const appeal = appeals.find((each) => each.id === appealId);
  if (appeal === undefined) throw new Problem(404, 'not_found');
  if (appeal.settled_at !== null) throw new Problem(409, 'rar_appeal_settled');
  await demandNoOfficer(trx, staffId, report.organisation);
  demandWithin(questionOf(yearOf(deps, report.year), appeal.question), points);
  const now = deps.clock.now();
  const publication = await publicationOf(trx, report.year);
  const event = {
    type: 'appeal.settle',
    hasMore: appeals.some((each) => each.id !== appealId && each.settled_at === null),
    isInTime: publication !== undefined && now < publication.appeals_until,
  } as const;
  rarLife.demandAfter(report.state, event);
  await trx
    .updateTable('rar_awards')
    .set({ points })
    .where('report_id', '=', id)
    .where('question', '=', appeal.question)
    .execute();
  const settling = trx
    .updateTable('rar_appeals')
    .set({ points_after: points, answer: readText(answer, 'answer'), settled_at: now, settled_by: staffId })
    .where('id', '=', appealId)
    .execute();
  await orRefusal(settling);
  await rarLife.demandMove(trx, report, event, { by: { kind: 'staff', userId: staffId }, at: now });
  await tellOfficers(deps, trx, report.organisation, { kind: 'appeal_settled', year: report.year, appealId });
}
