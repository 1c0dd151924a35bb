import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useSend } from './door.flow.ts';

const id = 'door-code';

/** A code that is typed; a hand-held scanner types it and presses Enter. The emptied field keeps the focus for the next one. */
export function TypedCode() {
  const { t } = useTranslation('door');
  const send = useSend();
  const form = useForm({
    id,
    fields: { code: { label: t('typed.label'), rules: [required] } },
    save: false,
    onSubmit: ({ code }) => {
      send({ type: 'code.read', code });
      document.forms.namedItem(id)?.reset();
    },
  });
  return (
    <Form form={form} submit={t('typed.submit')} variant="line">
      <TextInput
        {...form.blank('code')}
        hint={t('typed.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
    </Form>
  );
}
