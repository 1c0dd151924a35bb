import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { row as beside } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FieldNotes } from '../../kit/ui/Field.tsx';
import { legend } from '../../kit/ui/RadioCards.css.ts';
import { root } from '../../kit/ui/Field.css.ts';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './rar.css.ts';
import type { RarQuestion, RarValue } from './rar.queries.ts';

interface Props {
  question: RarQuestion;
  year: number;
  value: RarValue;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: RarValue) => void;
}

interface Row {
  key: number;
  title: string;
  date: string;
  people: string;
}

const isWhole = ({ title, date, people }: Row): boolean =>
  title.trim() !== '' && /^\d{4}-\d\d-\d\d$/.test(date) && /^\d{1,6}$/.test(people);

function rowsOf(value: RarValue): Row[] {
  const events = Array.isArray(value) ? value : [];
  return events.map(({ title, date, people }, key) => ({ key, title, date, people: String(people) }));
}

/** A table of events. A row is saved once it is whole. */
export function EventsField({ question, year, value, error, disabled, onChange }: Props) {
  const { t } = useTranslation('rar');
  const [rows, setRows] = useState(() => rowsOf(value));
  const id = `q-${question.slug}`;
  const eventYear = question.next_year ? year + 1 : year;
  const change = (next: Row[]) => {
    setRows(next);
    const whole = next.filter(isWhole).map(({ title, date, people }) => ({ title, date, people: Number(people) }));
    onChange(whole.length === 0 ? null : whole);
  };
  const set = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const unfinished = rows.filter((row) => !isWhole(row)).length;
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
          <Button variant="quiet" onClick={() => change(rows.filter(({ key }) => key !== row.key))}>
            {t('write.event.remove')}
            <VisuallyHidden> {row.title || t('write.event.row', { number: at + 1 })}</VisuallyHidden>
          </Button>
        </div>
      ))}
      {unfinished > 0 && <p className={styles.note}>{t('write.event.unfinished', { count: unfinished })}</p>}
      {rows.length < question.most && (
        <div className={beside}>
          <Button
            variant="line"
            onClick={() =>
              setRows([
                ...rows,
                { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, title: '', date: '', people: '' },
              ])
            }
          >
            {t('write.event.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
