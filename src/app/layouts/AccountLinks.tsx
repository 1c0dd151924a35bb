import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../kit/person/profile.ts';
import { useSession } from '../../kit/session/session.ts';
import { patientPart } from '../../kit/late/late-part.tsx';
import { renderOnServer } from '../../kit/late/lazy-part.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { fetchLateCode } from '../fetch-late-code.ts';
import { useReturnPath } from '../use-return-path.ts';
import * as styles from './Bar.css.ts';

const avatar = patientPart(async () => (await fetchLateCode()).Avatar);
renderOnServer(avatar);

/** Log in, or the signed-in person's bookings and own picture, which leads to their details. */
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
    <>
      {session.registered && (
        <a className={`${styles.item} ${styles.widestOnly}`} href={shellPaths.bookings()}>
          {t('pages.bookings')}
        </a>
      )}
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
    </>
  );
}
