import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { row as beside } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FieldNotes } from '../../kit/ui/Field.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { legend } from '../../kit/ui/RadioCards.css.ts';
import { root } from '../../kit/ui/Field.css.ts';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import type { Draft } from './answer-store.ts';
import {
  answerOf,
  type Cell,
  eventsOf,
  firstRows,
  isEmpty,
  nextKey,
  problemsIn,
  type Row,
  rowsAfter,
  settled,
  typedIn,
} from './event-rows.ts';
import * as styles from './rar.css.ts';
import type { RarQuestion, RarValue } from './rar.queries.ts';
import { questionId } from './ReportProgress.tsx';

/** The id of an element with a question's words, for the controls beside its answer. */
export const aboutOf = ({ slug }: Pick<RarQuestion, 'slug'>): string => `about-${slug}`;

/** The props that every control of an answer takes. */
export interface AnswerProps {
  question: RarQuestion;
  /** The year that the report is about. */
  year: number;
  /** The answer as it stands; another may come from elsewhere at any time. */
  value: RarValue;
  error: string | undefined;
  disabled: boolean;
  /** Typed, and not part of the value yet. */
  draft: Draft | undefined;
  onChange: (value: RarValue, draft?: Draft) => void;
}

const isSame = (one: RarValue, other: RarValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A table of events. A row is saved once it is whole, and kept on this device until then; last year's can be taken over. */
export function EventsField({ question, year, value, draft, error, disabled, onChange }: AnswerProps) {
  const { t } = useTranslation('rar');
  const [rows, setRows] = useState(() => firstRows(value, draft));
  const [written, setWritten] = useState(value);
  const [added, setAdded] = useState<string>();
  const [taken, setTaken] = useState(0);
  const id = questionId(question);
  const eventYear = question.next_year ? year + 1 : year;
  if (!isSame(written, value)) {
    setWritten(value);
    setRows(rowsAfter(rows, value, eventYear));
  }
  useEffect(() => {
    if (added !== undefined) document.getElementById(added)?.focus();
  }, [added]);
  const change = (next: Row[]) => {
    const answer = answerOf(next, eventYear);
    setRows(next);
    setWritten(answer.value);
    onChange(answer.value, answer.draft);
  };
  const set = (key: number, cell: Cell, text: string) =>
    change(rows.map((row) => (row.key === key ? typedIn(row, { cell, text }, eventYear) : row)));
  const leave = () => setRows((now) => now.map((row) => settled(row, eventYear)));
  const unfinished = rows.filter(
    (row) =>
      row.of === undefined && !isEmpty(row) && [row.title, row.date, row.people].some((cell) => cell.trim() === ''),
  ).length;
  const left = question.most - rows.length;
  const takeOver = (titles: readonly string[]) => {
    const first = nextKey(rows);
    const again = titles.slice(0, left).map((title, at) => ({ title, date: '', people: '', key: first + at }));
    change([...rows, ...again]);
    setTaken(taken + again.length);
  };
  const add = () => {
    const key = nextKey(rows);
    setRows([...rows, { title: '', date: '', people: '', key }]);
    setAdded(`${id}-row-${key}`);
  };
  return (
    <fieldset className={root[error === undefined ? 'right' : 'wrong']} disabled={disabled}>
      <legend className={legend} id={id} tabIndex={-1}>
        {question.label}
      </legend>
      <FieldNotes id={id} hint={question.hint ?? undefined} error={error} />
      {rows.map((row, at) => (
        <EventRow
          key={row.key}
          id={`${id}-row-${row.key}`}
          {...{ row, year: eventYear, number: at + 1 }}
          onChange={(cell, text) => set(row.key, cell, text)}
          onLeave={leave}
          onRemove={() => change(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      {unfinished > 0 && <p className={styles.note}>{t('write.event.unfinished', { count: unfinished })}</p>}
      {left > 0 && (
        <div className={beside}>
          <Button variant="line" onClick={add}>
            {t('write.event.add')}
          </Button>
        </div>
      )}
      <LiveRegion text={taken > 0 ? t('write.event.taken', { count: taken }) : ''} />
      {!disabled && (
        <Before
          before={eventsOf(question.before)}
          year={year - 1}
          known={rows.map(({ title }) => title)}
          onTake={takeOver}
        />
      )}
    </fieldset>
  );
}

interface RowProps {
  /** Of its first field. */
  id: string;
  row: Row;
  year: number;
  number: number;
  onChange: (cell: Cell, text: string) => void;
  onLeave: () => void;
  onRemove: () => void;
}

/** One event, with what keeps it from being saved at the cell where it is mended. */
function EventRow({ id, row, year, number, onChange, onLeave, onRemove }: RowProps) {
  const { t } = useTranslation('rar');
  const dayWords = useDayWords();
  const problems = problemsIn(row, year);
  const errorOf = (cell: Cell) => problems[cell] && t(problems[cell], { number, year });
  const { of } = row;
  return (
    <fieldset className={styles.eventRow}>
      <legend>
        <VisuallyHidden>{t('write.event.group', { number })}</VisuallyHidden>
      </legend>
      <TextInput
        id={id}
        label={t('write.event.title')}
        error={errorOf('title')}
        maxLength={120}
        autoComplete="off"
        value={row.title}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onChange('title', currentTarget.value)}
      />
      <TextInput
        label={t('write.event.date')}
        error={errorOf('date')}
        type="date"
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        value={row.date}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onChange('date', currentTarget.value)}
      />
      <TextInput
        label={t('write.event.people')}
        error={errorOf('people')}
        inputMode="numeric"
        autoComplete="off"
        value={row.people}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onChange('people', currentTarget.value)}
      />
      <div>
        <Button variant="quiet" onClick={onRemove}>
          {t('write.event.remove')}
          <VisuallyHidden> {row.title || t('write.event.row', { number })}</VisuallyHidden>
        </Button>
      </div>
      {of !== undefined && Object.keys(problems).length > 0 && (
        <p className={styles.rowNote}>
          {t('write.event.stands', {
            event: t('write.event.words', { title: of.title, date: dayWords(of.date).date, count: of.people }),
          })}
        </p>
      )}
    </fieldset>
  );
}

interface BeforeProps {
  before: ReturnType<typeof eventsOf>;
  year: number;
  /** The titles that the table has already. */
  known: readonly string[];
  onTake: (titles: readonly string[]) => void;
}

/** The events of the report before: one of them, or all, can be named again. */
function Before({ before, year, known, onTake }: BeforeProps) {
  const { t } = useTranslation('rar');
  const dayWords = useDayWords();
  if (before.length === 0) return null;
  const others = before.map(({ title }) => title).filter((title) => !known.includes(title));
  return (
    <details>
      <summary>{t('write.before', { year })}</summary>
      <ul className={styles.files}>
        {before.map(({ title, date, people }) => (
          <li key={`${title} ${date}`} className={styles.file}>
            {t('write.event.words', { title, date: dayWords(date).date, count: people })}
            {others.includes(title) && (
              <Button variant="quiet" onClick={() => onTake([title])}>
                {t('write.takeOver')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="line" onClick={() => onTake(others)}>
          {t('write.event.all')}
        </Button>
      )}
    </details>
  );
}
