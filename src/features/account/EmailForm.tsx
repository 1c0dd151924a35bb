import { useTranslation } from 'react-i18next';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useChangeDetails } from './details.queries.ts';

/** Asks for another e-mail address. Calls `onDone` once a code is on its way, and also on cancelling. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useChangeDetails();
  const form = useForm({
    id: 'account-email',
    fields: {
      email: { label: t('details.email.new'), rules: [required, emailAddress] },
      current_password: { label: t('settings.password.current'), rules: [required], isSecret: true },
    },
    save: false,
    onSubmit: async ({ email, current_password }) => {
      await mutateAsync({ email, current_password });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      submit={t('details.email.send')}
      busy={t('details.email.sending')}
      ways={
        <Button variant="quiet" onClick={onDone}>
          {t('details.cancel')}
        </Button>
      }
    >
      <TextInput
        {...form.field('email')}
        hint={t('details.email.hint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordInput {...form.blank('current_password')} autoComplete="current-password" />
    </Form>
  );
}
