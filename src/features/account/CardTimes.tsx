import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { cardDatesQuery } from './card.queries.ts';

/** Says until when cards can be ordered, or when ordering opens again. */
export function CardTimes({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('account');
  const dayWords = useDayWords();
  const { data: times = [] } = useQuery(cardDatesQuery);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const coming = times
    .filter(({ closes_at }) => closes_at >= today)
    .toSorted((a, b) => (a.opens_at < b.opens_at ? -1 : 1));
  const [next] = coming;
  if (isOpen && next) return <p className={muted}>{t('card.until', { date: dayWords(next.closes_at).date })}</p>;
  if (isOpen) return null;
  const from = next && dayWords(next.opens_at).date;
  return (
    <p className={muted}>
      {t('card.closed')} {next && from !== undefined && t('card.next', { from, to: dayWords(next.closes_at).date })}
    </p>
  );
}
