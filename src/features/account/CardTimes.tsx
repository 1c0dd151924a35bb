import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { cardDatesQuery } from './card.queries.ts';
import { dayLabel } from './day-labels.ts';

/** Says until when cards can be ordered, or when ordering opens again. */
export function CardTimes({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  const { data: times = [] } = useQuery(cardDatesQuery);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const coming = times
    .filter(({ closes_at }) => closes_at >= today)
    .toSorted((a, b) => (a.opens_at < b.opens_at ? -1 : 1));
  const [next] = coming;
  if (isOpen && next) return <p className={muted}>{t('card.until', { date: dayLabel(wordsOf, next.closes_at) })}</p>;
  if (isOpen) return null;
  const from = next && dayLabel(wordsOf, next.opens_at);
  return (
    <p className={muted}>
      {t('card.closed')} {next && from !== undefined && t('card.next', { from, to: dayLabel(wordsOf, next.closes_at) })}
    </p>
  );
}
