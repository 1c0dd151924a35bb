import { useTranslation } from 'react-i18next';
import { Form } from '../forms/Form.tsx';
import { required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { RadioCards } from '../ui/RadioCards.tsx';
import { Back } from './Back.tsx';
import { StepPage } from './StepPage.tsx';
import { useFact, useSend } from './use-registration.ts';

/** The choice made before, as the form has it. */
const answerOf = (isVolunteer: boolean | null) => (isVolunteer === null ? '' : isVolunteer ? 'yes' : 'no');

/** Whether to hear when the union needs hands. */
export function VolunteeringScreen() {
  const { t } = useTranslation(['registration', 'common']);
  const send = useSend();
  const chosen = useFact(({ context }) => context.isVolunteer);
  const form = useForm({
    id: 'register-volunteering',
    fields: { volunteer: { label: t('volunteering.question'), rules: [required] } },
    initial: { volunteer: answerOf(chosen) },
    save: false,
    onSubmit: ({ volunteer }) => send({ type: 'volunteering.choose', isVolunteer: volunteer === 'yes' }),
  });
  return (
    <StepPage lead={t('volunteering.lead')}>
      <Form form={form} submit={t('common:continue')} ways={<Back />}>
        <RadioCards
          {...form.field('volunteer')}
          options={[
            { value: 'yes', title: t('volunteering.yes'), detail: t('volunteering.yesDetail') },
            { value: 'no', title: t('volunteering.no') },
          ]}
        />
      </Form>
    </StepPage>
  );
}
