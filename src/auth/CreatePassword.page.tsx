import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lead, stack } from '../theme/layout.css.ts';
import { AuthPage } from './AuthPage.tsx';
import { CreatePasswordForm } from './CreatePasswordForm.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { readRecoveryLink } from './recovery-link.ts';

/** A new password by a mailed link: /login/password/create#token=…&email=… */
export default function CreatePasswordPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const [link] = useState(() => readRecoveryLink(location.hash));
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    // The token leaves the address bar, the history and whatever is shared from it, at once.
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <AuthPage seed="password">
      {link && !isRefused ? (
        <>
          <div className={stack.s}>
            <h1>{t('shell:pages.createPassword')}</h1>
            <p className={lead}>{t('create.lead', { email: link.email })}</p>
          </div>
          <CreatePasswordForm link={link} onRefused={() => setIsRefused(true)} />
        </>
      ) : (
        <LinkRefused />
      )}
    </AuthPage>
  );
}
