import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ApiError } from '../../kit/api/api-error.ts';
import { paths } from '../../kit/paths.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { newPassword, required, samePasswordAs } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useReset } from './auth.queries.ts';
import type { RecoveryLink } from './recovery-link.ts';

interface Props {
  link: RecoveryLink;
  /** Called if the link was used, has expired, or belongs to another address. */
  onRefused: () => void;
}

/** True if the server refused the link rather than the password. */
const isAboutLink = (error: unknown) => {
  const errors = error instanceof ApiError ? error.body?.errors : undefined;
  return errors !== undefined && ('token' in errors || 'email' in errors);
};

/** The new password, twice. It signs the person in. */
export function CreatePasswordForm({ link, onRefused }: Props) {
  const { t } = useTranslation(['auth', 'forms']);
  const { mutateAsync, isSuccess } = useReset();
  const [, navigate] = useLocation();
  const form = useForm({
    id: 'create-password',
    fields: {
      password: { label: t('create.password'), rules: [required, newPassword], isSecret: true },
      repeated: { label: t('create.repeat'), rules: [required, samePasswordAs('password')], isSecret: true },
    },
    save: false,
    isBusy: isSuccess,
    onSubmit: async ({ password }) => {
      try {
        await mutateAsync({ ...link, password });
      } catch (error) {
        if (isAboutLink(error)) return onRefused();
        throw error;
      }
      return navigate(paths.account(), { replace: true });
    },
  });
  return (
    <Form form={form} submit={t('create.save')}>
      {/* Password managers save the password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email} />
      <PasswordInput {...form.blank('password')} hint={t('forms:password.hint')} autoComplete="new-password" />
      <PasswordInput {...form.blank('repeated')} autoComplete="new-password" />
    </Form>
  );
}
