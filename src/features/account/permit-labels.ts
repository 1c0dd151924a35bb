import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import type { Permit } from './permit.queries.ts';

/** Returns a function that explains a permit's state in a sentence or two. */
export function usePermitLabel(): (permit: Permit) => string {
  const { t } = useTranslation('account');
  const dayWords = useDayWords();
  return ({ state, refusal, valid_until, opens_at }) => {
    const date = valid_until === null ? '' : dayWords(valid_until).date;
    switch (state) {
      case 'valid': {
        const valid = t('permit.valid', { date });
        return opens_at === null ? valid : `${valid} ${t('permit.next', { date: dayWords(opens_at).date })}`;
      }
      case 'refused':
        return t('permit.refused', { reason: refusal ?? '' });
      case 'under_review':
        return t('permit.underReview');
      case 'awaiting_payment':
        return t('permit.awaitingPayment');
      case 'expired':
        return t('permit.expired', { date });
      default:
        return opens_at === null ? t('permit.none') : t('permit.opens', { date: dayWords(opens_at).date });
    }
  };
}
