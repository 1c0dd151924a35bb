import { useTranslation } from 'react-i18next';
import { PolicyPage } from './PolicyPage.tsx';

/** /policies/privacy-policy */
export default function PrivacyPolicyPage() {
  const { t } = useTranslation('shell');
  return <PolicyPage slug="privacy-policy" title={t('pages.privacyPolicy')} />;
}
