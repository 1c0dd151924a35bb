import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import type { Permit } from './permit.queries.ts';

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
