import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { Appeals } from './Appeals.tsx';
import * as styles from './rar.css.ts';
import { fetchResultPdf, type RarResult, type RarResultQuestion } from './rar.queries.ts';
import { Figures } from './ReportProgress.tsx';
import { RoomWishes } from './RoomWishes.tsx';
import { Unsent } from './Deadline.tsx';
import type { ReactNode } from 'react';
import { useDayWords } from '../../kit/content/day-words.ts';

interface WhyProps {
  question: RarResultQuestion;
}

/** Returns the rule of a question in words, where it says more than the points. */
function useRuleWords(): (question: RarResultQuestion) => string[] {
  const { t } = useTranslation('rar');
  return ({ rule, evidence }) => {
    if (rule.kind === 'chosen') return [t('results.chosen')];
    if (rule.kind !== 'counted') return [];
    const counted = t('results.counted', { points: rule.points, per: rule.per, most: rule.most });
    return evidence === 'each' ? [counted, t('results.each')] : [counted];
  };
}

/** Why there were these points at first: the readers' own words, or else what the rules say. */
function useFirstReason(): (question: RarResultQuestion) => string {
  const { t } = useTranslation('rar');
  const ruleWords = useRuleWords();
  return (question) => {
    const { reason, lack, rule, estimate, most, appeal } = question;
    const points = appeal?.points_before ?? question.points;
    if (reason !== '') return reason;
    if (lack === 'answer') return t('results.noAnswer');
    if (lack === 'evidence') return t('results.noEvidence');
    if (rule.kind === 'judged') return t('results.judged', { points, most });
    const byRules = [t('results.byRules', { points: estimate, most }), ...ruleWords(question)];
    return [...byRules, ...(points === estimate ? [] : [t('results.without', { points })])].join(' ');
  };
}

/** The points after an appeal, with the answer to it; before that, that it was made. */
function Appealed({ appeal }: { appeal: NonNullable<RarResultQuestion['appeal']> }) {
  const { t } = useTranslation('rar');
  const { points_before: before, points_after: after, answer } = appeal;
  if (after === null) return <p>{t('results.appealed')}</p>;
  return (
    <>
      <p>
        <strong>{after === before ? t('results.unchanged') : t('results.changed', { before, after })}</strong>
      </p>
      <p className={styles.words}>{answer}</p>
    </>
  );
}

/** The organisation's own answer, folded away. */
function OwnAnswer({ question: { answer, rows, files } }: WhyProps) {
  const { t } = useTranslation('rar');
  const dayWords = useDayWords();
  return (
    <details>
      <summary>{t('results.answer')}</summary>
      {answer !== null && <p className={styles.words}>{answer}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ title, date, people }, at) => (
            <li key={`${at} ${title}`}>
              {t('write.event.words', { title, date: dayWords(date).date, count: people })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('results.files', { files })}</p>
    </details>
  );
}

/** Why a question has its points: after an appeal what was decided, then the readers' reason or the rule, and the answer itself. */
function Why({ question }: WhyProps): ReactNode {
  const { t } = useTranslation('rar');
  const firstReason = useFirstReason();
  const { appeal, lack } = question;
  return (
    <div className={stack.s}>
      {appeal !== null && <Appealed appeal={appeal} />}
      {appeal !== null && appeal.points_after !== null && <p className={styles.note}>{t('results.before')}</p>}
      <p className={styles.words}>{firstReason(question)}</p>
      {lack !== 'answer' && <OwnAnswer question={question} />}
    </div>
  );
}

interface Props {
  organisation: string;
  result: RarResult;
  /** The deadline of the year's report, if the organisation had one. */
  closesAt: string | undefined;
}

/** Points, place, and the room or the turn to choose one. */
function Standing({ result }: { result: RarResult }) {
  const { t } = useTranslation('rar');
  const { points, most, rank, of, turn, room, room_reason: reason } = result;
  const without = t(reason === null ? 'results.notYet' : 'results.noRoom');
  const figures = [
    ...(rank === null ? [] : [{ label: t('results.place'), value: t('list.ofWhole', { part: rank, all: of }) }]),
    ...(turn === null ? [] : [{ label: t('results.turn'), value: turn }]),
    { label: t('results.room'), value: room === null ? without : `${room.name}. ${room.place}` },
  ];
  return (
    <aside className={styles.aside}>
      {points !== null && (
        <p>
          <span className={styles.days}>{points}</span>
          <strong>{t('results.ofPoints', { count: most })}</strong>
        </p>
      )}
      <Figures figures={figures} />
    </aside>
  );
}

/** Why the organisation has its place, its turn and its room. */
function Reasons({ result }: { result: RarResult }) {
  const { t } = useTranslation('rar');
  const { rank, tied, room, room_reason: reason, rooms, wishes } = result;
  const nameOf = (id: string) => rooms.find((each) => each.id === id)?.name ?? id;
  const whyRoom = () => {
    if (reason === null) return [];
    if (reason.wish !== null) return [t('why.wish', { number: reason.wish })];
    if (room !== null) return [t('why.byHand')];
    return [t(wishes.length === 0 ? 'why.noWishes' : 'why.allTaken')];
  };
  const lines = [
    ...(rank === null ? [t('why.unsent')] : [t('why.ahead', { count: rank - 1 })]),
    ...(tied > 0 ? [t('why.tied', { count: tied })] : []),
    ...whyRoom(),
    ...(reason?.taken ?? []).map(({ room: id, organisation }) => t('why.taken', { room: nameOf(id), organisation })),
  ];
  return (
    <section className={styles.head}>
      <h2 className={styles.part}>{t('why.title')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The points of every section, drawn beside the most that it can give. */
function Sections({ sections }: Pick<RarResult, 'sections'>) {
  const { t } = useTranslation('rar');
  return (
    <section className={styles.head}>
      <h2 className={styles.part}>{t('results.sections')}</h2>
      <Table
        caption={t('results.sections')}
        captionHidden
        columns={[{ label: t('results.section') }, { label: t('results.points'), align: 'end' }]}
        rows={sections.map(({ slug, title, points, most }) => ({
          key: slug,
          cells: [
            <>
              <a href={`#${slug}`}>{title}</a>
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.fill} style={{ inlineSize: `${most === 0 ? 0 : (points / most) * 100}%` }} />
              </span>
            </>,
            <span key="points" className={styles.figure}>
              {t('list.ofWhole', { part: points, all: most })}
            </span>,
          ],
        }))}
      />
    </section>
  );
}

/** The points that each answer of a section was given, and why. */
function Section({ section }: { section: RarResult['sections'][number] }) {
  const { t } = useTranslation('rar');
  return (
    <section id={section.slug} className={styles.question}>
      <h2 className={styles.part}>{section.title}</h2>
      <Table
        caption={section.title}
        captionHidden
        stacks
        columns={[
          { label: t('results.question') },
          { label: t('results.reason') },
          { label: t('results.points'), align: 'end' },
        ]}
        rows={section.questions.map((question) => ({
          key: question.slug,
          cells: [
            question.label,
            <Why key="why" question={question} />,
            <span key="points" className={styles.points}>
              <strong>{t('list.ofWhole', { part: question.points, all: question.most })}</strong>
              <span className={styles.note}>{t('results.estimate', { points: question.estimate })}</span>
            </span>,
          ],
        }))}
      />
    </section>
  );
}

/** A published result: the points by section and by question with the readers' reasons, appeals, and wishes for a room. */
export function ResultView({ organisation, result, closesAt }: Props) {
  const { t } = useTranslation(['rar', 'shell']);
  const moment = useMomentWords();
  const { year, report_id: report, points, sections, published_at, can_wish } = result;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('shell:pages.rarResults')}</h1>
        <Lead>{t('list.title', { year })}</Lead>
        <p className={muted}>{t('results.published', { date: moment(published_at).date })}</p>
        <div>
          <SaveButton
            variant="line"
            name={`rar-results-${year}.pdf`}
            fetchFile={() => fetchResultPdf(organisation, year)}
          >
            {t('pdf')}
          </SaveButton>
        </div>
        <p className={row}>
          {result.can_appeal && points !== null && <a href="#appeals">{t('appeals.title')}</a>}
          {can_wish && <a href="#wishes">{t('wishes.title')}</a>}
        </p>
        {points === null && <Unsent closesAt={closesAt} />}
        {points !== null && result.state === 'settled' && <Banner>{t('report.settled')}</Banner>}
      </div>
      <Standing result={result} />
      <div className={styles.body}>
        <Reasons result={result} />
        {points !== null && <Sections sections={sections} />}
        {sections.map((section) => (
          <Section key={section.slug} section={section} />
        ))}
        {report !== null && points !== null && <Appeals place={{ organisation, report }} result={result} />}
        {can_wish && <RoomWishes organisation={organisation} result={result} />}
      </div>
    </div>
  );
}
