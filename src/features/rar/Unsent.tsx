import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';

/**
 * The deadline (`closesAt`, the first moment that was too late) passed before the report was sent: when, and what happens now. It is
 * undefined if nobody had begun a report.
 */
export function Unsent({ closesAt }: { closesAt: string | undefined }) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  if (closesAt === undefined)
    return (
      <Banner tone="bad" title={t('closed.title')}>
        {t('closed.neverBegun')}
      </Banner>
    );
  const { date, time } = moment(new Date(Date.parse(closesAt) - 60_000).toISOString());
  return (
    <Banner tone="bad" title={t('closed.title')}>
      <p>{t('closed.when', { date, time })}</p>
      <p>{t('closed.now')}</p>
    </Banner>
  );
}
