import type { AnswerValue } from '../../../../machines/rar-report/points.ts';
import type { RarReportEvent } from '../../../../machines/rar-report/rar-report.machine.ts';
import { checkOf } from '../check.ts';
import { type Report, reportRepeats, reportUnknown } from '../report.ts';
import {
  dictionary,
  email,
  integer,
  list,
  oneOf,
  pattern,
  record,
  shape,
  slug,
  some,
  text,
  type ValueOf,
} from '../shapes.ts';
import type { RarYear } from './rar.ts';

const points = integer(0, 1000);
/** The days of events are written as 11-20. */
const event = record({
  title: text,
  date: pattern('^\\d\\d-\\d\\d$', 'a month and a day such as 11-20'),
  people: points,
});
const nothing = record({ nothing: shape<true>({ const: true }) });
const answer = shape<AnswerValue>({ anyOf: [text, { type: 'integer' }, nothing, list(event)] });
/** The chart says which there are, when the report is written. */
const step = shape<RarReportEvent['type']>(text);

/** A report that comes with the demo. */
const demoReport = record(
  {
    organisation: slug,
    /** 0: the year whose report is under way; 1: the one before. */
    yearsAgo: oneOf(0, 1),
    /** Everything that has happened to it, in order. */
    steps: some(step),
    /** By question. */
    answers: dictionary(answer),
    /** The files' names, each with the questions that it serves; every event has a file of its own besides. */
    papers: dictionary(list(slug)),
  },
  {
    /** The readers' requests, for a report that they returned. */
    requests: list(record({ question: slug, reason: text })),
    /** The staff who have counted the points of every question. */
    readers: list(email),
    /** The points of questions that were given other than the rules give. */
    awards: dictionary(record({ points, reason: text })),
    appeal: record({ question: slug, text, points, answer: text }),
    /** Rooms, the best first. */
    wishes: list(slug),
  },
);

export type DemoReport = ValueOf<typeof demoReport>;

export const checkRarDemo = checkOf(list(demoReport));

/** Reports unknown organisations and questions, and two reports by one organisation for one year. */
export function reportRarDemo(
  reports: readonly DemoReport[],
  years: readonly RarYear[],
  organisations: readonly { id: string }[],
  report: Report,
): void {
  const known = organisations.map(({ id }) => id);
  const questions = years.flatMap(({ sections }) => sections.flatMap((section) => section.questions));
  const slugs = questions.map((question) => question.slug);
  reportRepeats(
    reports.map(({ organisation, yearsAgo }) => `${organisation} ${yearsAgo}`),
    (at) => `[${at}].organisation`,
    report,
  );
  for (const [at, { organisation, answers, papers }] of reports.entries()) {
    reportUnknown(organisation, known, `[${at}].organisation`, 'organisation', report);
    for (const question of [...Object.keys(answers), ...Object.values(papers).flat()])
      reportUnknown(question, slugs, `[${at}].answers`, 'question', report);
  }
}
