import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lead, stack } from '../theme/layout.css.ts';
import { AuthPage } from './AuthPage.tsx';
import { CreatePasswordForm } from './CreatePasswordForm.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { readRecoveryLink, type RecoveryLink } from './recovery-link.ts';

/** The token leaves the address bar, the history and whatever is shared from it. */
function clearHash(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}

/** A new password by a mailed link: /login/password/create#token=…&email=… */
export default function CreatePasswordPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const [link, setLink] = useState(() => readRecoveryLink(location.hash));
  const [refused, setRefused] = useState<RecoveryLink>();
  useEffect(() => {
    clearHash();
    // Another mailed link may be opened over this page.
    const readAgain = () => {
      setLink(readRecoveryLink(location.hash));
      clearHash();
    };
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, []);
  return (
    <AuthPage>
      {link && link !== refused ? (
        <>
          <div className={stack.s}>
            <h1>{t('shell:pages.createPassword')}</h1>
            <p className={lead}>{t('create.lead', { email: link.email })}</p>
          </div>
          <CreatePasswordForm link={link} onRefused={() => setRefused(link)} />
        </>
      ) : (
        <LinkRefused />
      )}
    </AuthPage>
  );
}
