import { mostOf, type PointsRule } from '../../../../machines/rar-report/points.ts';
import type { Schemas } from '../../http/operation.ts';
import { checkOf } from '../check.ts';
import { fromLocal } from '../../calendar/moments.ts';
import { type Report, reportRepeats, reportUnknown } from '../report.ts';
import {
  bilingual,
  dictionary,
  flag,
  integer,
  list,
  oneOf,
  record,
  shape,
  slug,
  some,
  text,
  type ValueOf,
} from '../shapes.ts';
import type { Union } from '../union.ts';
import { type DemoReport, checkRarDemo } from './rar-demo.ts';
import type { SiteReader } from './reader.ts';
import type { Standing } from './standing.ts';
import { DAY_MS } from '../../../../machines/flow/durations.ts';

type RarSite = { standing: Pick<Standing, 'rar'>; rarYears: readonly Pick<RarYear, 'year'>[] };

/**
 * The dates of the report that is due next, or whose results are still to come, on `today` (as 2026-11-21). It isn't open before there are
 * questions about its year.
 */
export function rarDates(
  { standing: { rar }, rarYears }: RarSite,
  today: string,
): Omit<Schemas['RarDates'], 'closes_at'> {
  const thisYear = Number(today.slice(0, 4));
  const year = today <= `${thisYear}-${rar.resultsOn}` ? thisYear : thisYear + 1;
  const opens_on = `${year}-${rar.opensOn}`;
  const closes_on = `${year}-${rar.closesOn}`;
  const isAsked = rarYears.some((each) => each.year === year - 1);
  const beforeClosing = today >= opens_on && isAsked ? 'open' : 'not_open';
  const state = today > closes_on ? 'in_review' : beforeClosing;
  return { year: year - 1, opens_on, closes_on, results_on: `${year}-${rar.resultsOn}`, state };
}

/**
 * The dates of every year in a demo that was first started on a day, as 2026-11-21. They stay within that calendar year: the report
 * about the year before it is the one to write.
 */
export function demoDates(rar: Standing['rar'], firstDay: string): Standing['rar'] {
  if (rar.demo === undefined) return rar;
  const { opensInDays, closesInDays, resultsInDays } = rar.demo;
  const [year = ''] = firstDay.split('-');
  const lastDays = { opens: `${year}-12-29`, closes: `${year}-12-30`, results: `${year}-12-31` };
  const inDays = (days: number, latest: string) => {
    const day = new Date(Date.parse(firstDay) + days * DAY_MS).toISOString().slice(0, 10);
    const within = day < `${year}-01-01` ? `${year}-01-01` : day;
    return (within < latest ? within : latest).slice('2026-'.length);
  };
  return {
    opensOn: inDays(opensInDays, lastDays.opens),
    closesOn: inDays(closesInDays, lastDays.closes),
    resultsOn: inDays(resultsInDays, lastDays.results),
  };
}

/** When the report about a year opens, closes (the first moment that is too late) and has its results, by the union's clocks. */
export function rarMoments(rar: Standing['rar'], { timeZone }: Pick<Union, 'timeZone'>, year: number) {
  const midnight = (day: string) => fromLocal(`${year + 1}-${day}T00:00`, timeZone);
  const lastMinute = fromLocal(`${year + 1}-${rar.closesOn}T23:59`, timeZone);
  return {
    opensAt: midnight(rar.opensOn),
    closesAt: new Date(lastMinute.getTime() + 60_000),
    resultsOn: `${year + 1}-${rar.resultsOn}`,
  };
}

const points = integer(0, 1000);

const rule = shape<PointsRule>({
  type: 'object',
  required: ['kind'],
  oneOf: [
    record({ kind: oneOf('answered'), points }),
    record({ kind: oneOf('counted'), points, per: integer(1, 1_000_000), most: points }),
    record({ kind: oneOf('chosen'), points: dictionary(points) }),
    record({ kind: oneOf('judged'), most: points }),
  ],
});

const nounForms = record({ other: text }, { one: text, two: text, few: text, many: text });

const question = record(
  {
    slug,
    kind: oneOf('text', 'number', 'choice', 'events', 'evidence'),
    label: bilingual,
    required: flag,
    mayBeNothing: flag,
    points: rule,
    evidence: oneOf('none', 'one', 'each'),
  },
  {
    hint: bilingual,
    /** The unit of a number. */
    unit: bilingual,
    /** The unit as it follows a number. */
    counted: record({ en: nounForms, mt: nounForms }),
    most: integer(1, 10_000_000),
    options: { ...list(record({ slug, label: bilingual })), minItems: 2 },
    nextYear: flag,
  },
);

const section = record({
  slug,
  part: slug,
  title: bilingual,
  lead: bilingual,
  most: points,
  questions: some(question),
});

const yearFile = record({
  /** So many readers count the points of every answer. */
  readers: integer(1, 9),
  /** Working days for what the readers ask for. */
  answerDays: integer(1, 60),
  objectionDays: integer(1, 60),
  rooms: list(record({ id: slug, name: bilingual, place: bilingual })),
  parts: some(record({ slug, title: bilingual })),
  sections: some(section),
});

export type RarQuestion = ValueOf<typeof question>;
export type RarSection = ValueOf<typeof section>;
/** One year's report: its questions, and the terms of its review. `year` is the one that it is about. */
export type RarYear = ValueOf<typeof yearFile> & { year: number };

/** The years in order, the latest last. */
export type RarContent = { rarYears: RarYear[]; rarDemo: DemoReport[] };

const checkYear = checkOf(yearFile);

export function readRar(reader: SiteReader): RarContent {
  const years = reader.folder('rar', checkYear).map(({ slug: name, ...rest }) => ({ ...rest, year: Number(name) }));
  return {
    rarYears: years.toSorted((one, other) => one.year - other.year),
    rarDemo: reader.list('rar-demo.json', checkRarDemo),
  };
}

/** Reports what a year's shape can't show: names used twice, choices without points, points out of reach. */
export function reportRarYear({ year, parts, sections, rooms }: RarYear, report: Report): void {
  if (!Number.isInteger(year)) report('', 'Name this file after the year that the report is about, such as 2026.json.');
  const questions = sections.flatMap((section, at) =>
    section.questions.map((each, index) => ({ ...each, path: `sections[${at}].questions[${index}]` })),
  );
  const pathOf = (index: number) => `${questions[index]?.path}.slug`;
  reportRepeats(
    questions.map((each) => each.slug),
    pathOf,
    report,
  );
  reportRepeats(
    sections.map((each) => each.slug),
    (index) => `sections[${index}].slug`,
    report,
  );
  reportRepeats(
    rooms.map(({ id }) => id),
    (index) => `rooms[${index}].id`,
    report,
  );
  for (const [at, section] of sections.entries()) {
    reportUnknown(
      section.part,
      parts.map((part) => part.slug),
      `sections[${at}].part`,
      'part',
      report,
    );
    const offered = section.questions.reduce((sum, each) => sum + mostOf(each), 0);
    if (offered < section.most)
      report(`sections[${at}].most`, `Its questions give ${offered} points at most. Lower it, or give them more.`);
  }
  for (const { path, kind, options, most, points: counted, evidence } of questions) {
    if ((kind === 'choice') !== (options !== undefined))
      report(`${path}.options`, 'A choice has options, and nothing else has them.');
    if (kind !== 'choice' && most === undefined) report(`${path}.most`, 'Say how much can be answered at most.');
    if (kind === 'evidence' && evidence === 'none')
      report(`${path}.evidence`, 'Files are its answer. Use "one" or "each".');
    const known = options?.map((option) => option.slug) ?? [];
    if (counted.kind === 'chosen')
      for (const choice of Object.keys(counted.points))
        reportUnknown(choice, known, `${path}.points.points.${choice}`, 'option', report);
  }
}
