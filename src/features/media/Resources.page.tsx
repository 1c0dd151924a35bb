import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { PublicationList } from './PublicationList.tsx';
import { loadPublications } from './media.load.ts';

export const load = loadPublications();

/** Everything that the union has published: /about/resources?page=&category=&year=&search= */
export default function ResourcesPage() {
  const { t } = useTranslation(['media', 'shell']);
  return (
    <PublicationList
      title={t('shell:pages.resources')}
      about={t('publications.about.resources')}
      look="rows"
      hrefOf={paths.resources}
    />
  );
}
