import { useTranslation } from 'react-i18next';
import { useProfile } from '../../kit/session/profile.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { OverviewView } from './OverviewView.tsx';

/** What needs the person now, their card and permit, and what is coming up: /account */
export default function OverviewPage() {
  const { t } = useTranslation();
  const profile = useProfile();
  return profile ? (
    <OverviewView profile={profile} />
  ) : (
    <Skeleton label={t('loading')} parts={['heading', 'medium', 'long', 'tiles']} />
  );
}
