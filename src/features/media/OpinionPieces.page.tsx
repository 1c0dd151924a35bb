import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { PublicationList } from './PublicationList.tsx';
import { loadPublications } from './media.load.ts';

export const load = loadPublications('opinion-pieces');

/** Students' opinion pieces: /media/opinion-pieces?page=&year=&search= */
export default function OpinionPiecesPage() {
  const { t } = useTranslation(['media', 'shell']);
  return (
    <PublicationList
      title={t('shell:pages.opinionPieces')}
      about={t('publications.about.opinionPieces')}
      kind="opinion-pieces"
      look="rows"
      hrefOf={paths.opinionPieces}
    />
  );
}
