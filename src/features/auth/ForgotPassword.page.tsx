import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { AuthPage } from './AuthPage.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkSent } from './LinkSent.tsx';

/** Asks for a link to set a new password: /login/forgot */
export default function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage>
      {sentTo === undefined ? (
        <>
          <div className={stack.s}>
            <h1>{t('shell:pages.forgotPassword')}</h1>
            <p className={lead}>{t('forgot.lead')}</p>
          </div>
          <ForgotPasswordForm onSent={setSentTo} />
        </>
      ) : (
        <LinkSent email={sentTo} />
      )}
    </AuthPage>
  );
}
