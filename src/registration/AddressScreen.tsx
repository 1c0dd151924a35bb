import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form.tsx';
import { emailAddress, required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { formIds } from './form-ids.ts';
import { StepPage } from './StepPage.tsx';
import { useRefusal } from './use-refusal.ts';
import { useFact, useIsBusy, useSend } from './use-registration.ts';

/** Another address for the code, before one is proved; whoever is another kind of user begins anew. */
export function AddressScreen() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const before = useFact(({ context }) => context.status?.email ?? '');
  const form = useForm({
    id: formIds.address,
    fields: { email: { label: t('account.email'), rules: [required, emailAddress] } },
    isBusy: useIsBusy(),
    refusal: useRefusal('email'),
    onSubmit: (answers) => send({ type: 'address.save', answers }),
  });
  return (
    <StepPage lead={t('address.lead')}>
      <Form
        form={form}
        submit={t('address.submit')}
        busy={t('address.busy')}
        ways={
          <>
            <Button variant="quiet" onClick={() => send({ type: 'address.keep' })}>
              {t('address.keep', { email: before })}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
              {t('signedOut.again')}
            </Button>
          </>
        }
      >
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Form>
    </StepPage>
  );
}
