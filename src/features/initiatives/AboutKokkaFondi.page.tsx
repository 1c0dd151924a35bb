import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('kokka-fondi');

/** How the funds work: /initiatives/kokka-fondi/about */
export default function AboutKokkaFondiPage() {
  const { t } = useTranslation('shell');
  const title = t('pages.aboutKokkaFondi');
  return <TextPage slug="kokka-fondi" title={title} heading={title} />;
}
