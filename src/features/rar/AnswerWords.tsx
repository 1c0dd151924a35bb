import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './rar.css.ts';
import type { RarQuestion, RarValue } from './rar.queries.ts';

/** An answer, to be read. */
export function AnswerWords({ question, value }: { question: RarQuestion; value: RarValue }) {
  const { t } = useTranslation('rar');
  const dayWords = useDayWords();
  if (value === null || value === '') return t('write.unanswered');
  if (typeof value === 'number') return question.unit === null ? value : `${value} ${question.unit}`;
  if (typeof value === 'string') return question.options.find(({ slug }) => slug === value)?.label ?? value;
  if (!Array.isArray(value)) return t('write.nothing');
  return (
    <ul>
      {value.map(({ title, date, people }) => (
        <li key={`${title} ${date}`}>{t('write.event.words', { title, date: dayWords(date).date, count: people })}</li>
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
