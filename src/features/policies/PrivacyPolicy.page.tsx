import { useTranslation } from 'react-i18next';
import { PolicyPage } from './PolicyPage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('privacy-policy');

/** /policies/privacy-policy */
export default function PrivacyPolicyPage() {
  const { t } = useTranslation('shell');
  return <PolicyPage slug="privacy-policy" title={t('pages.privacyPolicy')} />;
}
