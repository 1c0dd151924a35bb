import { useTranslation } from 'react-i18next';
import { TextPage } from '../content/TextPage.tsx';

/** The European Students’ Union: /initiatives/esu */
export default function EsuPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="esu" title={t('pages.esu')} />;
}
