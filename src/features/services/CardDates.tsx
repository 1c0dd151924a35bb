import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { useDayWords } from '../../kit/content/day-words.ts';

interface Props {
  dates: readonly components['schemas']['OpeningDates'][];
}

/** When the card can be ordered: now or next. */
export function CardDates({ dates: [next] }: Props) {
  const { t } = useTranslation('services');
  const wordsOf = useDayWords();
  if (!next) return null;
  return <p>{t('card.orders', { from: wordsOf(next.opens_at).date, to: wordsOf(next.closes_at).date })}</p>;
}
