import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import * as styles from './Account.css.ts';
import { useVolunteer } from './volunteering.queries.ts';

interface Props {
  isVolunteer: boolean;
  onSaved: (isVolunteer: boolean) => void;
}

/** Asks if the person volunteers: yes or no. */
export function VolunteeringForm({ isVolunteer, onSaved }: Props) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useVolunteer();
  const form = useForm({
    id: 'account-volunteering',
    fields: { answer: { label: t('volunteering.question'), rules: [required] } },
    initial: { answer: isVolunteer ? 'yes' : 'no' },
    save: false,
    onSubmit: async ({ answer }) => {
      await mutateAsync(answer === 'yes');
      onSaved(answer === 'yes');
    },
  });
  return (
    <div className={styles.section}>
      <Form form={form} submit={t('save')}>
        <RadioCards
          {...form.field('answer')}
          options={[
            { value: 'yes', title: t('volunteering.yes'), detail: t('volunteering.yesHint') },
            { value: 'no', title: t('volunteering.no'), detail: t('volunteering.noHint') },
          ]}
        />
      </Form>
    </div>
  );
}
