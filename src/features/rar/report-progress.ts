import { estimateOf, totalsOf } from '../../../machines/rar-report/points.ts';
import {
  countedOf,
  lackOf,
  type QuestionRules,
  type SectionState,
  stateOfSection,
} from '../../../machines/rar-report/questions.ts';
import { paths } from '../../kit/paths.ts';
import { type Entries, entryIn } from './answer-store.ts';
import type { RarQuestion, RarReport, RarSection } from './rar.queries.ts';

type Ruled = RarQuestion & QuestionRules;

const ruled = (question: RarQuestion): Ruled => ({
  ...question,
  mayBeNothing: question.may_be_nothing,
  nextYear: question.next_year,
});

/** A required question that nobody has answered yet. */
export interface Missing {
  section: RarSection;
  question: RarQuestion;
}

/** How far a report is, with what was typed on this device; points are the organisation's own estimate. */
export function progressOf(report: RarReport, entries: Entries) {
  const sections = report.sections.map((section) => ({ ...section, questions: section.questions.map(ruled) }));
  const givenOf = ({ slug }: Ruled) => ({
    value: entryIn(entries, slug).value,
    files: report.answers.find(({ question }) => question === slug)?.files.length ?? 0,
  });
  const estimates = new Map(
    sections
      .flatMap(({ questions }) => questions)
      .map((question) => [question.slug, estimateOf(question, countedOf(question, givenOf(question)))]),
  );
  const totals = totalsOf(sections, ({ slug }) => estimates.get(slug)?.points ?? 0);
  const states = sections.map(({ questions }): SectionState =>
    stateOfSection(questions, givenOf, ({ asked }) => asked !== null),
  );
  const missing = sections.flatMap((section): Missing[] =>
    section.questions.filter((each) => lackOf(each, givenOf(each))).map((question) => ({ section, question })),
  );
  const open = [...estimates.values()].reduce((sum, each) => sum + each.open, 0);
  return { states, missing, points: totals.points, most: totals.most, open, sections: totals.sections };
}

/** The address of a section of this year's report. */
export const sectionPath = (section: string): string => `${paths.rarCurrent('report')}/${encodeURIComponent(section)}`;
