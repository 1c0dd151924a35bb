import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('erasmus');

/** Studying abroad, and coming back: /initiatives/erasmus */
export default function ErasmusPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="erasmus" title={t('pages.erasmus')} />;
}
