import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { estimateOf, totalsOf } from '../../../machines/rar-report/points.ts';
import {
  type QuestionRules,
  type SectionState,
  countedOf,
  lackOf,
  stateOfSection,
} from '../../../machines/rar-report/questions.ts';
import { isUnreached } from '../../kit/api/unreached.ts';
import { useConnection } from '../../kit/browser/connection.ts';
import { paths } from '../../kit/paths.ts';
import { type AnswerStatus, type Entries, entryIn, statusOf } from './answer-store.ts';
import * as styles from './rar.css.ts';
import { type RarQuestion, type RarReport, type RarSection, type ReportPlace, reportQuery } from './rar.queries.ts';

interface Props {
  place: ReportPlace;
  entries: Entries;
  here: readonly { name: string; question: string | null }[];
  report: RarReport;
  /** The section that is on the page, where what isn't finished is in sight anyway. */
  at?: RarSection;
}

const words = {
  saved: 'saved',
  saving: 'saving',
  unsent: 'saving',
  conflict: 'conflict',
  refused: 'refused',
} as const satisfies Record<AnswerStatus, string>;

const isInDispute = (status: AnswerStatus): boolean => status === 'conflict' || status === 'refused';

/** The answers that an officer has to settle: those that somebody else changed too, and those that can't be saved as they are. */
export function Unsettled({ entries, report, at }: Pick<Props, 'entries' | 'report' | 'at'>) {
  const isUnsettled = ({ slug }: RarQuestion) => {
    const { status, draft } = entryIn(entries, slug);
    return isInDispute(status) || (draft !== undefined && !at?.questions.some((question) => question.slug === slug));
  };
  return (
    <ul className={styles.lines}>
      {report.sections.flatMap((section) =>
        section.questions.filter(isUnsettled).map((question) => (
          <li key={question.slug}>
            <a href={questionPath(section, question)}>{question.label}</a>
          </li>
        )),
      )}
    </ul>
  );
}

/** How the answers stand with the server, and who else is here at which question. */
export function SaveStatus({ place, entries, here, report, at: section }: Props) {
  const { t } = useTranslation('rar');
  const { error } = useQuery({ ...reportQuery(place), enabled: false });
  const isOffline = useConnection() === 'offline' || isUnreached(error);
  const status = statusOf(entries);
  const isUnfinished = status === 'refused' && ![...entries.values()].some((entry) => isInDispute(entry.status));
  const state = isUnfinished ? 'unfinished' : words[status];
  const labelOf = (slug: string | null) =>
    report.sections.flatMap(({ questions }) => questions).find((question) => question.slug === slug)?.label;
  return (
    <div className={styles.status}>
      <output>
        <strong>{isOffline && status !== 'saved' ? t('status.offline') : t(`status.${state}`)}</strong>
      </output>
      {isInDispute(status) && <Unsettled entries={entries} report={report} {...(section && { at: section })} />}
      {here.map(({ name, question }, at) => (
        <p key={`${name}${at}`} className={styles.note}>
          {labelOf(question) === undefined
            ? t('status.here', { name })
            : t('status.hereAt', { name, question: labelOf(question) })}
        </p>
      ))}
    </div>
  );
}

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

/** The id of a question's control, or of its words where it has none; the ids of the control's parts begin with it. */
export const questionId = ({ slug }: Pick<RarQuestion, 'slug'>): string => `q-${slug}`;

/** The address of a question, in its section. */
export const questionPath = (section: RarSection, question: RarQuestion): string =>
  `${sectionPath(section.slug)}#${questionId(question)}`;

interface FiguresProps {
  figures: readonly { label: string; value: string | number }[];
}

/** The few figures that say how a report stands. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.facts}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
