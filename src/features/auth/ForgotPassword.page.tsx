import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailInput } from '../../kit/forms/EmailInput.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useRecovery } from './auth.queries.ts';
import { AuthPage } from './AuthPage.tsx';

/** A link is on its way, if the address has an account. */
function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <FocusHeading>{t('forgot.sentTitle')}</FocusHeading>
      <Lead>{t('forgot.sent', { email })}</Lead>
      <div>
        <LinkButton variant="line" href={paths.login()}>
          {t('forgot.back')}
        </LinkButton>
      </div>
    </>
  );
}

/** Asks for the account's e-mail address. The answer is the same whether or not there is such an account. */
function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const { mutateAsync } = useRecovery();
  const form = useForm({
    id: 'forgot',
    fields: { email: { label: t('email'), rules: [required, emailAddress] } },
    onSubmit: async ({ email }) => {
      await mutateAsync(email);
      onSent(email);
    },
  });
  return (
    <Form
      form={form}
      submit={t('forgot.send')}
      busy={t('forgot.sending')}
      ways={
        <LinkButton variant="quiet" href={paths.login()}>
          {t('forgot.back')}
        </LinkButton>
      }
    >
      <EmailInput {...form.field('email')} autoComplete="username" />
    </Form>
  );
}

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
            <Lead>{t('forgot.lead')}</Lead>
          </div>
          <ForgotPasswordForm onSent={setSentTo} />
        </>
      ) : (
        <LinkSent email={sentTo} />
      )}
    </AuthPage>
  );
}
