import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { PublicationList } from './PublicationList.tsx';
import { loadPublications } from './media.load.ts';

export const load = loadPublications('social-speak');

/** Social Speak: /media/social-speak?page=&year=&search= */
export default function SocialSpeakPage() {
  const { t } = useTranslation(['media', 'shell']);
  return (
    <PublicationList
      title={t('shell:pages.socialSpeak')}
      about={t('publications.about.socialSpeak')}
      kind="social-speak"
      look="wall"
      hrefOf={paths.socialSpeak}
    />
  );
}
