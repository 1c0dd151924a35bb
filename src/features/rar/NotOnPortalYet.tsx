import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/ui/Banner.tsx';

/** Explains how to send a report while the portal has no form for it. */
export function NotOnPortalYet() {
  const { t } = useTranslation('rar');
  return (
    <Banner title={t('notYet.title')}>
      <p>{t('notYet.how')}</p>
    </Banner>
  );
}
