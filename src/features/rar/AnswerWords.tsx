import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
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
