import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useRecovery } from './auth.queries.ts';

/** Asks for the account's e-mail address. The answer is the same whether or not there is such an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
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
      <TextInput
        {...form.field('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </Form>
  );
}
