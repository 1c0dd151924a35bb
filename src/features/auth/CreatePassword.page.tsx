import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { AuthPage } from './AuthPage.tsx';
import {
  CreatePasswordForm,
  LinkRefused,
  type RecoveryLink,
  readRecoveryLink,
  readUndoToken,
} from './CreatePasswordForm.tsx';
import { UndoEmail } from './UndoEmail.tsx';

/** Removes the token from the address bar, the history and any shared address. */
function clearHash(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}

/** Returns the part of a mailed link after the #, parsed by `read`; follows another link opened in the same page. */
function useMailedLink<Link>(read: (hash: string) => Link): Link {
  const [link, setLink] = useState(() => read(location.hash));
  useEffect(() => {
    clearHash();
    const readAgain = () => {
      setLink(read(location.hash));
      clearHash();
    };
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, [read]);
  return link;
}

/** Reads the mailed link: the right to set a new password, or the token that restores a former e-mail address. */
const readMailedLink = (hash: string) => ({ password: readRecoveryLink(hash), undo: readUndoToken(hash) });

/** Sets a new password by a mailed link: /login/password/create#token=…&email=… or, after undoing a change of e-mail address, …#undo=… */
export default function CreatePasswordPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const { password: link, undo } = useMailedLink(readMailedLink);
  const [refused, setRefused] = useState<RecoveryLink>();
  if (undo !== undefined) {
    return (
      <AuthPage>
        <UndoEmail token={undo} />
      </AuthPage>
    );
  }
  return (
    <AuthPage>
      {link && link !== refused ? (
        <>
          <div className={stack.s}>
            <h1>{t('shell:pages.createPassword')}</h1>
            <Lead>{t('create.lead', { email: link.email })}</Lead>
          </div>
          <CreatePasswordForm link={link} onRefused={() => setRefused(link)} />
        </>
      ) : (
        <LinkRefused why={t('create.refused')} />
      )}
    </AuthPage>
  );
}
