import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countedWords } from '../../../machines/rar-report/questions.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './rar.css.ts';
import { type RarQuestion, type RarRevision, type RarValue, type ReportPlace, revisionsQuery } from './rar.queries.ts';

/** True if all of an answer still stands in a later one. */
function isWithin(earlier: RarValue, later: RarValue): boolean {
  if (earlier === null || earlier === '') return true;
  if (Array.isArray(earlier) && Array.isArray(later)) {
    const rows = new Set(later.map((each) => JSON.stringify(each)));
    return earlier.every((each) => rows.has(JSON.stringify(each)));
  }
  const isTyped = (value: RarValue) => typeof value === 'string' || typeof value === 'number';
  return isTyped(earlier) && isTyped(later) && String(later).startsWith(String(earlier));
}

/**
 * The revisions that are worth reading beside the one that stands, the latest first, as `all` is. Answers are saved whenever the typing
 * pauses: what the same officer only went on with is left out.
 */
export const earlierAnswers = (all: readonly RarRevision[]): RarRevision[] =>
  all.filter((revision, at) => {
    const next = all[at - 1];
    return next !== undefined && (next.written_by !== revision.written_by || !isWithin(revision.value, next.value));
  });

/** Returns the lines of an answer, as they are read and saved: one for each event, one for anything else. */
export function useAnswerLines(): (question: RarQuestion, value: RarValue) => string[] {
  const { t, i18n } = useTranslation('rar');
  const dayWords = useDayWords();
  return (question, value) => {
    if (value === null || value === '') return [t('write.unanswered')];
    if (typeof value === 'number') return [countedWords(value, question.counted, i18n.language)];
    if (typeof value === 'string') return [question.options.find(({ slug }) => slug === value)?.label ?? value];
    if (!Array.isArray(value)) return [t('write.nothing')];
    return value.map(({ title, date, people }) =>
      t('write.event.words', { title, date: dayWords(date).date, count: people }),
    );
  };
}

/** An answer, to be read. */
export function AnswerWords({ question, value }: { question: RarQuestion; value: RarValue }) {
  const lines = useAnswerLines()(question, value);
  if (!Array.isArray(value)) return lines[0];
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={`${at} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

interface OfferedProps {
  question: RarQuestion;
  value: RarValue;
  /** Puts it into the field; undefined where it can only be read. */
  onTake: (() => void) | undefined;
  /** Before the answer: whose it is. */
  children?: ReactNode;
}

/** An answer from elsewhere, to be read and taken over. */
export function Offered({ question, value, onTake, children }: OfferedProps) {
  const { t } = useTranslation('rar');
  return (
    <div className={styles.version}>
      {children}
      <AnswerWords question={question} value={value} />
      {onTake && (
        <div className={row}>
          <Button variant="line" onClick={onTake}>
            {t('write.takeOver')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Props {
  place: ReportPlace;
  question: RarQuestion;
  revision: number;
  onTake: ((value: RarValue) => void) | undefined;
}

/** The earlier answers, each with its writer and time. */
function Earlier({ place, question, revision, onTake }: Props) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const query = useQuery(revisionsQuery(place, question.slug, revision));
  return (
    <Loaded query={query} parts={['medium']}>
      {(all) => {
        const earlier = earlierAnswers(all);
        if (earlier.length === 0) return <p>{t('earlier.none')}</p>;
        return earlier.map(({ revision: number, value, written_at, written_by }) => {
          const { short, time } = moment(written_at);
          return (
            <Offered key={number} question={question} value={value} onTake={onTake && (() => onTake(value))}>
              <strong>{t('earlier.by', { name: written_by ?? t('conflict.somebody'), date: short, time })}</strong>
            </Offered>
          );
        });
      }}
    </Loaded>
  );
}

/** The earlier revisions of an answer, fetched once somebody wants to see them. */
export function EarlierAnswers(props: Props) {
  const { t } = useTranslation('rar');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('earlier.title')}</summary>
      <div className={stack.s}>{isOpen && <Earlier {...props} />}</div>
    </details>
  );
}
