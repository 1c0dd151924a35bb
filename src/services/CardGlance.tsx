import { useTranslation } from 'react-i18next';
import type { components } from '../../openapi/portal.gen.ts';
import { useDayWords } from '../content/day-words.ts';
import { Glance } from '../content/Glance.tsx';
import { formatEuros } from '../i18n/format-euros.ts';
import { useUnion } from '../union/union.ts';

interface Props {
  dates: readonly components['schemas']['OpeningDates'][];
}

/** What the card costs, and when it can be ordered: now or next. */
export function CardGlance({ dates: [next] }: Props) {
  const { t } = useTranslation('services');
  const { prices } = useUnion();
  const wordsOf = useDayWords();
  return (
    <Glance
      seed="kard"
      figure={formatEuros(prices.studentCard)}
      caption={t('card.caption')}
      facts={[
        { label: t('card.facts.for'), value: t('card.facts.forValue') },
        { label: t('card.facts.valid'), value: t('card.facts.validValue') },
        ...(next
          ? [
              { label: t('card.facts.from'), value: wordsOf(next.opens_at).date },
              { label: t('card.facts.to'), value: wordsOf(next.closes_at).date },
            ]
          : []),
      ]}
    />
  );
}
