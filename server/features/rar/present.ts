import { estimateOf, mostOf, totalsOf } from '../../../machines/rar-report/points.ts';
import { countedOf } from '../../../machines/rar-report/questions.ts';
import { whoMay } from '../../../machines/rar-report/rar-report.machine.ts';
import type { RarQuestion } from '../../kernel/content/site/rar.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { historyOf } from '../../kernel/lifecycle/history.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { questionsOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { readAnswers, readBefore } from './answers.ts';
import { presentSummary, type RarDeps, type ReportRow } from './reports.ts';

type Answer = Schemas['RarAnswer'];
type Passage = Schemas['Passage'];

/** The readers' events that organisations hear of. */
const toldOfReaders = new Set<string>(['report.return', 'results.publish', 'appeal.settle']);

const officers = new Map(Object.entries(whoMay));

/** The history of a report as its organisation may know it: readers have no names. */
async function readHistory(db: Queryable, id: string): Promise<Passage[]> {
  const passages = await historyOf(db, 'rar_reports', id);
  return passages
    .filter(({ event }) => officers.get(event) !== 'reader' || toldOfReaders.has(event))
    .map((passage) => (officers.get(passage.event) === 'officer' ? passage : { ...passage, by: null }));
}

function presentQuestion(
  question: RarQuestion,
  row: ReportRow,
  before: Map<string, Answer['value']>,
  locale: Locale,
): Schemas['RarQuestion'] {
  const { slug, kind, label, hint, unit, counted, required, mayBeNothing, options = [], points, evidence } = question;
  const asked = rarLife.is(row.state, 'isReturned') ? row.requests.find((each) => each.question === slug) : undefined;
  return {
    slug,
    kind,
    label: label[locale],
    hint: hint?.[locale] ?? null,
    unit: unit?.[locale] ?? null,
    counted: counted?.[locale] ?? null,
    required,
    may_be_nothing: mayBeNothing,
    most: question.most ?? 0,
    options: options.map((option) => ({ slug: option.slug, label: option.label[locale] })),
    next_year: question.nextYear ?? false,
    points,
    evidence,
    most_points: mostOf(question),
    asked: asked?.reason ?? null,
    before: before.get(slug) ?? null,
  };
}

/** A whole report, with its questions in a language. */
export async function presentReport(
  deps: RarDeps,
  db: Queryable,
  row: ReportRow,
  locale: Locale,
): Promise<Schemas['RarReport']> {
  const { parts, sections } = yearOf(deps, row.year);
  const before = await readBefore(db, row);
  return {
    summary: presentSummary(deps, row),
    parts: parts.map(({ slug, title }) => ({ slug, title: title[locale] })),
    sections: sections.map(({ slug, part, title, lead, most, questions }) => ({
      slug,
      part,
      title: title[locale],
      lead: lead[locale],
      most,
      questions: questions.map((question) => presentQuestion(question, row, before, locale)),
    })),
    answers: await readAnswers(db, row.id),
    history: await readHistory(db, row.id),
  };
}

/** The points that a report's answers would earn by the rules, if the readers accepted all its evidence. */
export async function readTotals(
  deps: RarDeps,
  db: Queryable,
  row: ReportRow,
  locale: Locale,
): Promise<Schemas['RarTotals']> {
  const { sections } = yearOf(deps, row.year);
  const answers = await readAnswers(db, row.id);
  const estimates = new Map(
    questionsOf({ sections }).map((question) => {
      const { value = null, files = [] } = answers.find((each) => each.question === question.slug) ?? {};
      return [question.slug, estimateOf(question, countedOf(question, { value, files: files.length }))];
    }),
  );
  const totals = totalsOf(sections, ({ slug }) => estimates.get(slug)?.points ?? 0);
  const presented = sections.map(({ slug, title, questions, most }, at) => {
    const points = totals.sections[at]?.points ?? 0;
    const open = questions.reduce((sum, question) => sum + (estimates.get(question.slug)?.open ?? 0), 0);
    return { slug, title: title[locale], most, points, open: Math.min(open, most - points) };
  });
  return {
    points: totals.points,
    most: totals.most,
    open: presented.reduce((sum, { open }) => sum + open, 0),
    sections: presented,
  };
}
