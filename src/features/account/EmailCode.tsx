import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../kit/forms/CodeInput.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { mailedCode, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { useConfirmEmail } from './details.queries.ts';
import { ResendCode } from './ResendCode.tsx';

interface Props {
  /** The new address, still to be confirmed with its code. */
  address: string;
  onConfirmed: (address: string) => void;
}

/** Confirms the new e-mail address. */
export function EmailCode({ address, onConfirmed }: Props) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useConfirmEmail();
  const form = useForm({
    id: 'account-email-code',
    fields: { code: { label: t('details.email.code'), rules: [required, mailedCode], isSecret: true } },
    save: false,
    onSubmit: async ({ code }) => {
      await mutateAsync(code.trim());
      onConfirmed(address);
    },
  });
  return (
    <div className={stack.m}>
      <Form
        form={form}
        submit={t('details.email.confirm')}
        busy={t('details.email.confirming')}
        ways={<ResendCode address={address} />}
      >
        <CodeInput {...form.blank('code')} hint={t('details.email.codeHint')} />
      </Form>
    </div>
  );
}
