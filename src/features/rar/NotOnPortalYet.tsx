import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/ui/Banner.tsx';

/** How a report is sent while its form is not there. */
export function NotOnPortalYet() {
  const { t } = useTranslation('rar');
  return (
    <Banner title={t('notYet.title')}>
      <p>{t('notYet.how')}</p>
    </Banner>
  );
}
