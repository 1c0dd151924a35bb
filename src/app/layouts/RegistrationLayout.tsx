import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Eye } from '../../kit/art/Eye.tsx';
import { paths } from '../../kit/paths.ts';
import { useSession } from '../../kit/session/session.ts';
import { signOut } from '../sign-out.ts';
import * as bar from './Bar.css.ts';
import { Dock } from './Dock.tsx';
import { Frame } from './Frame.tsx';
import { LanguageMenu } from './late-parts.ts';
import type { LayoutProps } from './layouts.ts';
import { Logo } from './Logo.tsx';
import * as styles from './RegistrationLayout.css.ts';

/** Logs out of an unfinished registration, to continue later. */
function LogOut() {
  const { t } = useTranslation('shell');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const leave = () => void signOut(queries).then(() => navigate(paths.login()));
  return (
    <button type="button" className={styles.button} onClick={leave}>
      {t('logout')}
    </button>
  );
}

/** Nobody can log in to an account whose code was never entered: from there, a registration begins again. */
const verifyPath = paths.register('verify');

/** The alternative for people on the wrong page: log in, register, or log out of an unfinished registration. Nothing for others who are logged in. */
function Prompt() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [path] = useLocation();
  if (path !== paths.register() && path.startsWith(paths.register()) && session.state === 'signedIn')
    return (
      <>
        {path !== verifyPath && <p>{t(session.registered ? 'prompts.loggedIn' : 'prompts.later')}</p>}
        <LogOut />
      </>
    );
  // Mailed links open here too.
  if (session.state === 'signedIn') return null;
  const isLogin = path === paths.login();
  return (
    <>
      <p>{t(isLogin ? 'prompts.noAccount' : 'prompts.hasAccount')}</p>
      <a className={styles.button} href={isLogin ? paths.register() : paths.login()}>
        {t(isLogin ? 'register' : 'login')}
      </a>
    </>
  );
}

/** The layout of logging in and registering: the page, and the hull beside it (above it on a phone) with the alternative. */
export function RegistrationLayout({ children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const header = (
    <header className={bar.sticky}>
      <nav className={bar.inner} aria-label={t('mainLinks')}>
        <Logo />
        <LanguageMenu className={bar.item} />
      </nav>
    </header>
  );
  return (
    <Frame header={header} dock={<Dock />}>
      <div className={styles.page}>
        <div className={styles.hull}>
          <div className={styles.strakes} aria-hidden="true" />
          <div className={styles.bow}>
            <div className={styles.prompt}>
              <Prompt />
            </div>
            <div className={styles.eye}>
              <Eye brow="yellow" iris="sky" />
            </div>
          </div>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Frame>
  );
}
