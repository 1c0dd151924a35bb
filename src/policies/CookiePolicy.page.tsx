import { useTranslation } from 'react-i18next';
import { PolicyPage } from './PolicyPage.tsx';

/** /policies/cookie-policy */
export default function CookiePolicyPage() {
  const { t } = useTranslation('shell');
  return <PolicyPage slug="cookie-policy" title={t('pages.cookiePolicy')} />;
}
