import { useTranslation } from 'react-i18next';
import { TextPage } from '../content/TextPage.tsx';

/** Studying abroad, and coming back: /initiatives/erasmus */
export default function ErasmusPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="erasmus" title={t('pages.erasmus')} />;
}
