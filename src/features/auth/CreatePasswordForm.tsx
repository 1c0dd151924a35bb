import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ApiError } from '../../kit/api/api-error.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { newPassword, required, samePasswordAs } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useReset } from './auth.queries.ts';

/** The right to set a new password, as the mailed link holds it. */
export interface RecoveryLink {
  token: string;
  email: string;
}

/** Reads the part of a mailed link after the #; undefined if any of it is missing. */
export function readRecoveryLink(hash: string): RecoveryLink | undefined {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, email] = [facts.get('token'), facts.get('email')];
  return token && email ? { token, email } : undefined;
}

/** Returns the token after the # of a link that undoes a change of e-mail address. */
export const readUndoToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('undo') || undefined;

/** Replaces the form if the link is no longer valid, and offers another. */
export function LinkRefused({ why }: { why: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <FocusHeading>{t('create.refusedTitle')}</FocusHeading>
      <Lead>{why}</Lead>
      <div className={row}>
        <LinkButton variant="act" href={paths.forgotPassword()}>
          {t('create.again')}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.login()}>
          {t('forgot.back')}
        </LinkButton>
      </div>
    </>
  );
}

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
      <PasswordInput
        {...form.blank('password')}
        hint={t('forms:password.hint')}
        autoComplete="new-password"
        username={link.email}
      />
      <PasswordInput {...form.blank('repeated')} autoComplete="new-password" />
    </Form>
  );
}
