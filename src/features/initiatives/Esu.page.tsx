import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('esu');

/** The European Students’ Union: /initiatives/esu */
export default function EsuPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="esu" title={t('pages.esu')} />;
}
