import { isBlank } from '../../../machines/flow/is-blank.ts';
import { differ, estimateOf, mostOf } from '../../../machines/rar-report/points.ts';
import { countedWords, countedOf, type RarEvent } from '../../../machines/rar-report/questions.ts';
import type { RarQuestion } from '../../kernel/content/site/rar.ts';
import type { Bilingual } from '../../kernel/db/schema.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { historyOf } from '../../kernel/lifecycle/history.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { byTime, changesOf } from '../../kernel/staff/changes.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { questionsOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { awardedTotals, earliestReturn, organisationOf, type RarDeskDeps } from './standings.ts';

type AnswerValue = ReportRows['answers'][number]['value'];

/** Everything about a report that its readers look at, as rows. */
export async function readReport(db: Queryable, id: string) {
  const report = await db.selectFrom('rar_reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (report === undefined) throw new Problem(404, 'not_found');
  return {
    report,
    answers: await db.selectFrom('rar_answers').select(['question', 'value']).where('report_id', '=', id).execute(),
    files: await db
      .selectFrom('rar_evidence')
      .innerJoin('rar_files', 'rar_files.id', 'file_id')
      .select(['question', 'rar_files.id', 'name', 'media_type', 'size'])
      .where('rar_files.report_id', '=', id)
      .orderBy('added_at')
      .orderBy('rar_files.id')
      .execute(),
    awards: await db
      .selectFrom('rar_awards')
      .select(['question', 'points', 'reason'])
      .where('report_id', '=', id)
      .execute(),
    appeals: await db.selectFrom('rar_appeals').selectAll().where('report_id', '=', id).execute(),
  };
}

/** A report with its answers, files, awards and appeals. */
export type ReportRows = Awaited<ReturnType<typeof readReport>>;

/** A question's answer, as the points are counted from it. */
export function givenOf({ answers, files }: Pick<ReportRows, 'answers' | 'files'>, question: RarQuestion) {
  const value = answers.find((each) => each.question === question.slug)?.value ?? null;
  const own = files.filter((file) => file.question === question.slug);
  return { value, own, counted: countedOf(question, { value, files: own.length }) };
}

export const presentAppeal = (appeal: ReportRows['appeals'][number] | undefined): Schemas['RarAppeal'] | null =>
  appeal === undefined
    ? null
    : {
        id: appeal.id,
        text: appeal.text,
        made_at: appeal.made_at.toISOString(),
        points_before: appeal.points_before,
        points_after: appeal.points_after,
        answer: appeal.answer,
      };

const nothing: Record<Locale, string> = { en: 'Nothing this year', mt: 'Xejn din is-sena' };

/** The rows of a table of events; none for another answer. */
export const rowsOf = (value: AnswerValue): RarEvent[] =>
  typeof value === 'object' && value !== null && 'length' in value ? (value as readonly RarEvent[]).slice() : [];

/** An answer in words; null without one, and for a table of events. */
export function inWords({ options, counted }: RarQuestion, value: AnswerValue, locale: Locale): string | null {
  if (value === null || (typeof value === 'string' && isBlank(value))) return null;
  if (typeof value === 'number') return countedWords(value, counted?.[locale] ?? null, locale);
  const choices: readonly { slug: string; label: Bilingual }[] = options ?? [];
  if (typeof value === 'string') return choices.find(({ slug }) => slug === value)?.label[locale] ?? value;
  return 'nothing' in value ? nothing[locale] : null;
}

/** True if somebody is an officer of the organisation, or was one. */
export async function wasOfficer(db: Queryable, userId: string, organisation: string): Promise<boolean> {
  const offices = db.selectFrom('organisation_officers').select('since').where('user_id', '=', userId);
  return (await offices.where('organisation', '=', organisation).executeTakeFirst()) !== undefined;
}

const deskEvents = ['report.return', 'report.settle', 'report.reopen'] as const;

/** The points that its readers gave a report, each with who gave them. */
const readScores = (db: Queryable, id: string) =>
  db
    .selectFrom('rar_scores')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['question', 'points', 'note', 'user_id', 'first_name', 'last_name', 'email'])
    .where('report_id', '=', id)
    .orderBy('scored_at')
    .execute();

type Case = ReportRows & { scores: Awaited<ReturnType<typeof readScores>> };

/** A question of a report, as one of its readers sees it. */
function presentQuestion(
  rows: Case,
  question: RarQuestion,
  staffId: string,
  locale: Locale,
): Schemas['RarCaseQuestion'] {
  const { value, own: files, counted } = givenOf(rows, question);
  const { points: estimate, open } = estimateOf(question, counted);
  const given = rows.scores.filter((score) => score.question === question.slug);
  const mine = given.find(({ user_id }) => user_id === staffId);
  const award = rows.awards.find((each) => each.question === question.slug) ?? null;
  const most = mostOf(question);
  const told = given.map(({ points, note, first_name, last_name, email }) => ({
    points,
    note,
    by: nameOf({ first_name, last_name, email }),
  }));
  const isShown = mine !== undefined || award !== null;
  const points = given.map((score) => score.points);
  return {
    slug: question.slug,
    label: question.label[locale],
    answer: inWords(question, value, locale),
    rows: rowsOf(value),
    files: files.map(({ id, name, media_type, size }) => ({ id, name, media_type, size })),
    estimate,
    open,
    most,
    own_score: told[given.findIndex((score) => score === mine)] ?? null,
    scores: isShown ? told : [],
    differs: isShown && award === null && differ(points, most),
    award: award && { points: award.points, reason: award.reason },
    appeal: presentAppeal(rows.appeals.find((appeal) => appeal.question === question.slug)),
  };
}

/** A report as one of its readers sees it: what others gave shows once they have given their own, or when it is settled. */
export async function readCase(
  deps: RarDeskDeps,
  db: Queryable,
  id: string,
  staffId: string,
  locale: Locale,
): Promise<Schemas['RarCase']> {
  const rows = { ...(await readReport(db, id)), scores: await readScores(db, id) };
  const { report, awards, scores } = rows;
  const year = yearOf(deps, report.year);
  const isOfficer = await wasOfficer(db, staffId, report.organisation);
  const totals = awardedTotals(year, awards);
  const changes = (await changesOf(db, { what: 'rar_reports', subject: id })).map(({ note, ...change }) => ({
    ...change,
    note: questionsOf(year).find(({ slug }) => slug === note)?.label[locale] ?? note,
  }));
  const isAwarded = questionsOf(year).every(({ slug }) => awards.some(({ question }) => question === slug));
  const canDo = (type: (typeof deskEvents)[number]) =>
    rarLife.after(report.state, { type, isFirst: report.returned_until === null }) !== undefined &&
    (type !== 'report.settle' || isAwarded);
  return {
    id,
    organisation: organisationOf(deps, report.organisation),
    year: report.year,
    state: report.state,
    submitted_at: report.submitted_at?.toISOString() ?? null,
    resubmitted_at: report.resubmitted_at?.toISOString() ?? null,
    returned_until: report.returned_until?.toISOString() ?? null,
    requests: report.requests,
    earliest_return: earliestReturn(deps, year),
    readers: year.readers,
    may_score: !isOfficer && rarLife.is(report.state, 'canScore'),
    has_scored: scores.some(({ user_id }) => user_id === staffId),
    events: deskEvents.filter(canDo),
    sections: year.sections.map(({ slug, title, most, questions }) => ({
      slug,
      title: title[locale],
      points: totals.sections.find((section) => section.slug === slug)?.points ?? 0,
      most,
      questions: questions.map((question) => presentQuestion(rows, question, staffId, locale)),
    })),
    points: totals.points,
    most: totals.most,
    history: byTime([...(await historyOf(db, 'rar_reports', id)), ...changes]),
  };
}
