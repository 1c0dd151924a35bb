import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { plate } from './Panel.css.ts';
import type { Permit } from './permit.queries.ts';

/** Puts a space between letters and figures, as on the car. */
const spaced = (number: string) => number.replace(/^([A-Z]+)(\d+)$/, '$1 $2');

/** A car's registration number. */
export function Plate({ number }: { number: string }) {
  return <span className={plate}>{spaced(number)}</span>;
}

/** Words that somebody typed, with the full stop that they may have left out: another sentence follows. */
export const asSentence = (words: string): string => (/[.!?…]$/u.test(words) ? words : `${words}.`);

/** Returns a function that explains a permit's state in a sentence or two. */
export function usePermitLabel(): (permit: Permit) => string {
  const { t } = useTranslation('account');
  const dayWords = useDayWords();
  return ({ state, refusal, valid_until, renewal, opens_at }) => {
    const date = valid_until === null ? '' : dayWords(valid_until).date;
    switch (state) {
      case 'valid': {
        const valid = t('permit.valid', { date });
        return opens_at === null || renewal !== null
          ? valid
          : `${valid} ${t('permit.next', { date: dayWords(opens_at).date })}`;
      }
      case 'refused':
        return t('permit.refused', { reason: refusal === null ? '' : asSentence(refusal) });
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

const tones = {
  awaiting_payment: 'low',
  under_review: 'busy',
  refused: 'stop',
  valid: 'ok',
  expired: 'plain',
} satisfies Record<Exclude<Permit['state'], 'none'>, BadgeTone>;

/** The permit's state; nothing while there is no permit. */
export function PermitBadge({ state }: { state: Permit['state'] }) {
  const { t } = useTranslation('account');
  return state === 'none' ? null : <Badge tone={tones[state]}>{t(`permit.state.${state}`)}</Badge>;
}
