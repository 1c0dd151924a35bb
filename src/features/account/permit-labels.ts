import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { dayLabel } from './day-labels.ts';
import type { Permit } from './permit.queries.ts';

/** Returns a function that explains a permit's state in a sentence or two. */
export function usePermitLabel(): (permit: Permit) => string {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  return ({ state, refusal, valid_until, opens_at }) => {
    const date = valid_until === null ? '' : dayLabel(wordsOf, valid_until);
    switch (state) {
      case 'valid': {
        const valid = t('permit.valid', { date });
        return opens_at === null ? valid : `${valid} ${t('permit.next', { date: dayLabel(wordsOf, opens_at) })}`;
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
        return opens_at === null ? t('permit.none') : t('permit.opens', { date: dayLabel(wordsOf, opens_at) });
    }
  };
}
