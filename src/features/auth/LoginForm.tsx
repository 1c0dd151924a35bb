import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useLogin } from './auth.queries.ts';

/** E-mail address and password. Errors are shown once the form is sent. */
export function LoginForm() {
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
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput {...form.blank('password')} autoComplete="current-password" />
      </Form>
    </>
  );
}
