import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { PublicationList } from './PublicationList.tsx';
import { loadPublications } from './media.load.ts';

export const load = loadPublications('erasmus-booklet');

/** The Erasmus booklets: /media/erasmus?page=&year=&search= */
export default function ErasmusBookletsPage() {
  const { t } = useTranslation(['media', 'shell']);
  return (
    <PublicationList
      title={t('shell:pages.erasmusBooklets')}
      about={t('publications.about.erasmusBooklets')}
      kind="erasmus-booklet"
      look="wall"
      hrefOf={paths.erasmusBooklets}
    />
  );
}
