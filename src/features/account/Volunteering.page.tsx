import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '../../kit/api/client.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { profileQuery, useProfile } from '../../kit/person/profile.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import * as styles from './Account.css.ts';

/** Changes the person's answer on volunteering. */
function useVolunteer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isVolunteer: boolean) =>
      dataOf(await api.PUT('/auth/volunteer', { body: { is_volunteer: isVolunteer } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}

interface Props {
  isVolunteer: boolean;
  onSaved: (isVolunteer: boolean) => void;
}

/** Asks if the person volunteers: yes or no. */
function VolunteeringForm({ isVolunteer, onSaved }: Props) {
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

/** The person's offer to help the union as a volunteer: /account/volunteering */
export default function VolunteeringPage() {
  const { t } = useTranslation(['account', 'shell', 'common']);
  const profile = useProfile();
  const [saved, setSaved] = useState<{ isVolunteer: boolean; times: number }>();
  const tell = (isVolunteer: boolean) => setSaved((before) => ({ isVolunteer, times: (before?.times ?? 0) + 1 }));
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('shell:pages.volunteering')}</h1>
        <Lead>{t('volunteering.lead')}</Lead>
      </div>
      {saved && (
        <StatusMessage key={saved.times}>
          {t(saved.isVolunteer ? 'volunteering.savedYes' : 'volunteering.savedNo')}
        </StatusMessage>
      )}
      {profile ? (
        <VolunteeringForm isVolunteer={profile.is_volunteer} onSaved={tell} />
      ) : (
        <Skeleton label={t('common:loading')} />
      )}
    </div>
  );
}
