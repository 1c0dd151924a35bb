import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useSend } from './door.flow.ts';

/** A code that is typed; a hand-held scanner types it and presses Enter. */
export function TypedCode() {
  const [turn, setTurn] = useState(0);
  return <CodeForm key={turn} onSent={() => setTurn(turn + 1)} />;
}

function CodeForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('door');
  const send = useSend();
  const form = useForm({
    id: 'door-code',
    fields: { code: { label: t('typed.label'), rules: [required] } },
    save: false,
    onSubmit: ({ code }) => {
      send({ type: 'code.read', code });
      onSent();
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
