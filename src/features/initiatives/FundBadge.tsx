import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/Badge.tsx';

/** Whether a fund takes applications. */
export function FundBadge({ open }: { open: boolean }) {
  const { t } = useTranslation('initiatives');
  return <Badge tone={open ? 'ok' : 'plain'}>{t(open ? 'fund.open' : 'fund.closed')}</Badge>;
}
