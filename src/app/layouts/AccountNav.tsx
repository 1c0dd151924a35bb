import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useProfile } from '../../kit/person/profile.ts';
import { useSession } from '../../kit/session/session.ts';
import { useLeave } from '../sign-out.ts';
import * as styles from './AccountNav.css.ts';
import { Avatar } from './Avatar.tsx';
import { useSectionLinks } from './use-sections.ts';

const listId = 'account-pages';

/** The pages of the account: a list on a desktop, one that opens on a phone. Renders nothing if nobody is signed in. */
export function AccountNav() {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const links = useSectionLinks()('account');
  const profile = useProfile();
  const leave = useLeave();
  const isSignedIn = useSession().state === 'signedIn';
  if (!isSignedIn) return <div />;
  const isOpen = openAt === path;
  const here = links.find(({ href }) => href === path)?.label ?? t('account');
  return (
    <nav className={styles.root} aria-label={t('account')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : path)}
      >
        <span>{here}</span>
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <p className={styles.owner}>
        <Avatar profile={profile} />
        {profile && `${profile.first_name} ${profile.last_name}`}
      </p>
      <ul className={styles.list} id={listId} data-open={isOpen || undefined}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={path === href ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={leave}>
            {t('logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
