import { useTranslation } from 'react-i18next';
import { Redirect, useSearch } from 'wouter';
import { EmailInput } from '../../kit/forms/EmailInput.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { useSession } from '../../kit/session/session.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { useLogin } from './auth.queries.ts';
import { AuthPage } from './AuthPage.tsx';
import { safeRedirectPath } from './safe-redirect-path.ts';

/** E-mail address and password. Errors are shown once the form is sent. */
function LoginForm() {
  const { t } = useTranslation(['auth', 'shell']);
  const { mutateAsync, isSuccess } = useLogin();
  const form = useForm({
    id: 'login',
    fields: {
      email: { label: t('email'), rules: [required, emailAddress] },
      password: { label: t('password'), rules: [required], isSecret: true },
    },
    onSubmit: (answers) => mutateAsync(answers),
    isBusy: isSuccess,
  });
  return (
    <>
      <PageTitle page={t('shell:pages.login')} />
      <Form form={form} submit={t('shell:login')} busy={t('signingIn')}>
        <EmailInput {...form.field('email')} autoComplete="username" />
        <PasswordInput {...form.blank('password')} autoComplete="current-password" />
      </Form>
    </>
  );
}

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
        <Lead>{t(wanted === '/' ? 'lead' : 'leadBack')}</Lead>
      </div>
      <LoginForm />
      <p>
        <a href={paths.forgotPassword()}>{t('forgotLink')}</a>
      </p>
      {payments.simulated && <Banner title={t('demoTitle')}>{t('demoBody')}</Banner>}
    </AuthPage>
  );
}
