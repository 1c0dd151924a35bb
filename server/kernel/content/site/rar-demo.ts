import type { AnswerValue } from '../../../../machines/rar-report/points.ts';
import type { RarReportEvent } from '../../../../machines/rar-report/rar-report.machine.ts';
import type { RarRequest } from '../../db/rar-tables.ts';
import { checkOf } from '../check.ts';
import { type Report, reportRepeats, reportUnknown } from '../report.ts';
import { dictionary, email, list, record, slug, text } from '../shapes.ts';
import type { RarYear } from './rar.ts';

/** A report that comes with the demo. */
export type DemoReport = {
  organisation: string;
  /** 0: the year whose report is under way; 1: the one before. */
  yearsAgo: number;
  /** Everything that has happened to it, in order. */
  steps: RarReportEvent['type'][];
  /** By question. The days of events are written as 11-20. */
  answers: Record<string, AnswerValue>;
  /** The files' names, each with the questions that it serves; every event has a file of its own besides. */
  papers: Record<string, string[]>;
  /** The readers' requests, for a report that they returned. */
  requests?: RarRequest[];
  /** The staff who have counted the points of every question. */
  readers?: string[];
  /** The points of questions that were given other than the rules give. */
  awards?: Record<string, { points: number; reason: string }>;
  appeal?: { question: string; text: string; points: number; answer: string };
  /** Rooms, the best first. */
  wishes?: string[];
};

const points = { type: 'integer', minimum: 0, maximum: 1000 } as const;
const event = record({ title: text, date: { type: 'string', pattern: '^\\d\\d-\\d\\d$' }, people: points });
const value = { anyOf: [text, { type: 'integer' }, record({ nothing: { const: true } }), list(event)] };

export const checkRarDemo = checkOf<DemoReport[]>(
  list(
    record(
      {
        organisation: slug,
        yearsAgo: { enum: [0, 1] },
        steps: { ...list(text), minItems: 1 },
        answers: dictionary(value),
        papers: dictionary(list(slug)),
      },
      {
        requests: list(record({ question: slug, reason: text })),
        readers: list(email),
        awards: dictionary(record({ points, reason: text })),
        appeal: record({ question: slug, text, points, answer: text }),
        wishes: list(slug),
      },
    ),
  ),
);

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
