import { useTranslation } from 'react-i18next';
import { useProfile } from '../../kit/session/profile.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { OverviewView } from './OverviewView.tsx';

/** The account's first page, with anything to act on now, card and permit, and coming events: /account */
export default function OverviewPage() {
  const { t } = useTranslation();
  const profile = useProfile();
  return profile ? (
    <OverviewView profile={profile} />
  ) : (
    <Skeleton label={t('loading')} parts={['heading', 'medium', 'long', 'tiles']} />
  );
}
