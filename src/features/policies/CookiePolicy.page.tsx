import { useTranslation } from 'react-i18next';
import { PolicyPage } from './PolicyPage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('cookie-policy');

/** /policies/cookie-policy */
export default function CookiePolicyPage() {
  const { t } = useTranslation('shell');
  return <PolicyPage slug="cookie-policy" title={t('pages.cookiePolicy')} />;
}
