import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session.ts';
import { patientPart } from '../../late/late-part.tsx';
import { renderOnServer } from '../../late/lazy-part.ts';
import { shellPaths } from '../shell-paths.ts';
import { useReturnPath } from '../use-return-path.ts';
import * as styles from './Bar.css.ts';

const avatar = patientPart(async () => (await import('./Avatar.tsx')).Avatar);
renderOnServer(avatar);

/** Log in, or the signed-in person's own picture, which leads to their details. */
export function AccountLinks() {
  const { t } = useTranslation('shell');
  const returnPath = useReturnPath();
  const session = useSession();
  const profile = useProfile();
  if (session.state !== 'signedIn') {
    return (
      <a className={styles.item} href={shellPaths.login(returnPath)}>
        {t('login')}
      </a>
    );
  }
  const name = profile && `${profile.first_name} ${profile.last_name}`;
  return (
    <a
      className={styles.item}
      href={session.registered ? shellPaths.myDetails() : shellPaths.register()}
      aria-label={name === undefined ? t('account') : `${t('account')}, ${name}`}
    >
      <Suspense fallback={<span className={styles.avatar} />}>
        <avatar.Part profile={profile} />
      </Suspense>
      <span className={styles.wideOnly}>{profile?.first_name}</span>
    </a>
  );
}
