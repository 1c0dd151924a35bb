import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Offered } from './AnswerWords.tsx';
import { earlierAnswers } from './earlier-answers.ts';
import { type RarQuestion, type RarValue, type ReportPlace, revisionsQuery } from './rar.queries.ts';

interface Props {
  place: ReportPlace;
  question: RarQuestion;
  revision: number;
  onTake: ((value: RarValue) => void) | undefined;
}

/** Who wrote what, when, before the answer that stands. */
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
