import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/Badge.tsx';
import type { TogaCase } from './desk-togas.queries.ts';

/** How a rental stands: what went wrong in red, the same in the list and on its page. */
export function TogaBadge({ state, is_late }: Pick<TogaCase, 'state' | 'is_late'>) {
  const { t } = useTranslation('deskTogas');
  const isWrong = is_late || state === 'returned_late' || state === 'missing';
  return <Badge tone={isWrong ? 'stop' : 'busy'}>{is_late ? t('late') : t(`states.${state}`)}</Badge>;
}
