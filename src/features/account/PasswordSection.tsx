import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { newPassword, required, samePasswordAs } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { Section } from './Section.tsx';
import { useChangePassword } from './settings.queries.ts';

/** Changes the password. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  const [opened, open] = useOpenForm({ password: 'account-password' });
  const [isChanged, setIsChanged] = useState(false);
  const section = useFocusHome<HTMLDivElement>('input:not([hidden]), button');
  const close = (hasChanged: boolean) => {
    open(undefined);
    setIsChanged(hasChanged);
  };
  return (
    <Section id="password" title={t('settings.password.title')}>
      {isChanged && opened === undefined && <StatusMessage>{t('settings.password.done')}</StatusMessage>}
      <p className={muted}>{t('settings.password.intro')}</p>
      <div ref={section}>
        {opened !== undefined ? (
          <PasswordForm onChanged={() => close(true)} onCancel={() => close(false)} />
        ) : (
          <Button variant="line" onClick={() => open('password')}>
            {t('settings.password.change')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function PasswordForm({ onChanged, onCancel }: { onChanged: () => void; onCancel: () => void }) {
  const { t } = useTranslation(['account', 'forms']);
  const { mutateAsync } = useChangePassword();
  const username = useProfile()?.email;
  const form = useForm({
    id: 'account-password',
    fields: {
      current_password: { label: t('settings.password.current'), rules: [required], isSecret: true },
      password: { label: t('settings.password.new'), rules: [required, newPassword], isSecret: true },
      repeated: { label: t('settings.password.repeat'), rules: [required, samePasswordAs('password')], isSecret: true },
    },
    save: false,
    onSubmit: async ({ current_password, password }) => {
      await mutateAsync({ current_password, password });
      onChanged();
    },
  });
  return (
    <Form
      form={form}
      submit={t('settings.password.change')}
      ways={
        <Button variant="quiet" onClick={onCancel}>
          {t('details.cancel')}
        </Button>
      }
    >
      <PasswordInput {...form.blank('current_password')} autoComplete="current-password" username={username} />
      <PasswordInput {...form.blank('password')} hint={t('forms:password.hint')} autoComplete="new-password" />
      <PasswordInput {...form.blank('repeated')} autoComplete="new-password" />
    </Form>
  );
}
