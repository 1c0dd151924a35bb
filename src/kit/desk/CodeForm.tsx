import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form.tsx';
import { required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { useGiveSecondFactor } from './desk.queries.ts';

interface Props {
  hint: string;
  submit: string;
  /** Called with the recovery codes after the first code ever, otherwise with null. */
  onGiven: (recoveryCodes: readonly string[] | null) => void;
}

/** Asks for the code that the authenticator app shows, or a recovery code. */
export function CodeForm({ hint, submit, onGiven }: Props) {
  const { t } = useTranslation('desk');
  const { mutateAsync } = useGiveSecondFactor();
  const form = useForm({
    id: 'desk-code',
    fields: { code: { label: t('code.label'), rules: [required], isSecret: true } },
    save: false,
    onSubmit: async ({ code }) => onGiven(await mutateAsync(code)),
  });
  return (
    <Form form={form} submit={submit}>
      <TextInput
        {...form.blank('code')}
        hint={hint}
        width="medium"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </Form>
  );
}
