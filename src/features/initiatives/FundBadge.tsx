import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/Badge.tsx';

/** Says if a fund is open to applications. */
export function FundBadge({ open }: { open: boolean }) {
  const { t } = useTranslation('initiatives');
  return <Badge tone={open ? 'ok' : 'plain'}>{t(open ? 'fund.open' : 'fund.closed')}</Badge>;
}
