import { useState } from 'react';
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
import * as styles from './rar.css.ts';
import type { RarQuestion, RarValue } from './rar.queries.ts';

/** The props that every control of an answer takes. */
export interface AnswerProps {
  question: RarQuestion;
  /** The report, and the year that it is about. */
  report: string;
  year: number;
  /** The answer when the field appears; later ones come with a new key. */
  value: RarValue;
  error: string | undefined;
  disabled: boolean;
  /** What was typed and isn't part of the value yet. */
  draft: Draft | undefined;
  onChange: (value: RarValue, draft?: Draft) => void;
}

type Typed = { title: string; date: string; people: string };
type Row = Typed & { key: number };

const isWhole = ({ title, date, people }: Typed): boolean =>
  title.trim() !== '' && /^\d{4}-\d\d-\d\d$/.test(date) && /^\d{1,6}$/.test(people);
const isEmpty = ({ title, date, people }: Typed): boolean => `${title}${date}${people}`.trim() === '';

const eventsOf = (value: RarValue) => (Array.isArray(value) ? value : []);

const nameOf = (report: string, question: string): string => `form:rar-rows ${report} ${question}`;

/** The rows of a table that were left unfinished on this device. */
export function unfinishedRows(report: string, question: string): Typed[] {
  try {
    // Only this module writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(localStorage.getItem(nameOf(report, question)) ?? '[]') as Typed[];
  } catch {
    return [];
  }
}

/** Keeps the rows that aren't whole yet, in place of those kept before. */
export function keepUnfinished(report: string, question: string, rows: readonly Typed[]): void {
  const name = nameOf(report, question);
  const unfinished = rows.filter((row) => !isWhole(row) && !isEmpty(row));
  try {
    if (unfinished.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(unfinished));
  } catch {
    // The storage is full or switched off: the page itself still holds them.
  }
}

const withKeys = (rows: readonly Typed[], first = 0): Row[] => rows.map((row, at) => ({ ...row, key: first + at }));
const nextKey = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** A table of events. A row is saved once it is whole, and kept on this device until then; last year's can be taken over. */
export function EventsField({ question, report, year, value, error, disabled, onChange }: AnswerProps) {
  const { t } = useTranslation('rar');
  const [rows, setRows] = useState(() =>
    withKeys([
      ...eventsOf(value).map((event) => ({ ...event, people: String(event.people) })),
      ...unfinishedRows(report, question.slug),
    ]),
  );
  const [taken, setTaken] = useState(0);
  const id = `q-${question.slug}`;
  const eventYear = question.next_year ? year + 1 : year;
  const change = (next: Row[]) => {
    setRows(next);
    keepUnfinished(report, question.slug, next);
    const whole = next.filter(isWhole).map(({ title, date, people }) => ({ title, date, people: Number(people) }));
    onChange(whole.length === 0 ? null : whole);
  };
  const set = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const unfinished = rows.filter((row) => !isWhole(row)).length;
  const left = question.most - rows.length;
  const takeOver = (titles: readonly string[]) => {
    const again = titles.slice(0, left).map((title) => ({ title, date: '', people: '' }));
    change([...rows, ...withKeys(again, nextKey(rows))]);
    setTaken(taken + again.length);
  };
  return (
    <fieldset className={root[error === undefined ? 'right' : 'wrong']} disabled={disabled}>
      <legend className={legend} id={id} tabIndex={-1}>
        {question.label}
      </legend>
      <FieldNotes id={id} hint={question.hint ?? undefined} error={error} />
      {rows.map((row, at) => (
        <div key={row.key} className={styles.eventRow}>
          <TextInput
            label={t('write.event.title')}
            maxLength={120}
            autoComplete="off"
            value={row.title}
            onChange={({ currentTarget }) => set(row.key, { title: currentTarget.value })}
          />
          <TextInput
            label={t('write.event.date')}
            type="date"
            min={`${eventYear}-01-01`}
            max={`${eventYear}-12-31`}
            value={row.date}
            onChange={({ currentTarget }) => set(row.key, { date: currentTarget.value })}
          />
          <TextInput
            label={t('write.event.people')}
            inputMode="numeric"
            autoComplete="off"
            value={row.people}
            onChange={({ currentTarget }) => set(row.key, { people: currentTarget.value.trim() })}
          />
          <div>
            <Button variant="quiet" onClick={() => change(rows.filter(({ key }) => key !== row.key))}>
              {t('write.event.remove')}
              <VisuallyHidden> {row.title || t('write.event.row', { number: at + 1 })}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
      {unfinished > 0 && <p className={styles.note}>{t('write.event.unfinished', { count: unfinished })}</p>}
      {left > 0 && (
        <div className={beside}>
          <Button
            variant="line"
            onClick={() => setRows([...rows, ...withKeys([{ title: '', date: '', people: '' }], nextKey(rows))])}
          >
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
