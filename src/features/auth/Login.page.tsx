import { useTranslation } from 'react-i18next';
import { Redirect, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { useSession } from '../../kit/session/session.ts';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { safeRedirectPath } from './safe-redirect-path.ts';

/** Signing in. People who are signed in, now or already, go on to where they were going. */
export default function LoginPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const session = useSession();
  const { payments } = useUnion();
  const wanted = safeRedirectPath(new URLSearchParams(useSearch()).get('redirectPath'));
  return (
    <AuthPage>
      {session.state === 'signedIn' && <Redirect to={session.registered ? wanted : paths.register()} replace />}
      <div className={stack.s}>
        <h1>{t('shell:login')}</h1>
        <p className={lead}>{t(wanted === '/' ? 'lead' : 'leadBack')}</p>
      </div>
      <LoginForm />
      <p>
        <a href={paths.forgotPassword()}>{t('forgotLink')}</a>
      </p>
      {payments.simulated && <Banner title={t('demoTitle')}>{t('demoBody')}</Banner>}
    </AuthPage>
  );
}
