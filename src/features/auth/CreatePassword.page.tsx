import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { AuthPage } from './AuthPage.tsx';
import { CreatePasswordForm } from './CreatePasswordForm.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { readRecoveryLink, readUndoToken, type RecoveryLink } from './recovery-link.ts';
import { UndoEmail } from './UndoEmail.tsx';
import { useMailedLink } from './use-mailed-link.ts';

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
            <p className={lead}>{t('create.lead', { email: link.email })}</p>
          </div>
          <CreatePasswordForm link={link} onRefused={() => setRefused(link)} />
        </>
      ) : (
        <LinkRefused why={t('create.refused')} />
      )}
    </AuthPage>
  );
}
