import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type PlanCompany, useIssueLink } from './desk-interviews.queries.ts';
import { usePlaces } from './use-places.ts';

/** Issues a link, which is shown this once. */
export function LinkForm({ plan }: { plan: readonly PlanCompany[] }) {
  const { t } = useTranslation('deskInterviews');
  const issuing = useIssueLink();
  const moment = useMomentWords();
  const { companies, days } = usePlaces(plan);
  const form = useForm({
    id: 'desk-interview-link',
    fields: {
      company: { label: t('company'), rules: [required] },
      day: { label: t('plan.day'), rules: [required] },
    },
    initial: { company: companies[0]?.value ?? '', day: days[0]?.value ?? '' },
    save: false,
    onSubmit: (wish) => issuing.mutateAsync(wish),
  });
  return (
    <>
      <Form form={form} submit={t('links.issue')}>
        <Select {...form.field('company')} width="medium" options={companies} />
        <Select {...form.field('day')} width="medium" options={days} />
      </Form>
      {issuing.data && (
        <>
          <LiveRegion text={t('links.once')} />
          <Banner tone="ok" title={t('links.once')}>
            <TextInput id="issued-link" label={t('links.address')} defaultValue={issuing.data.url} readOnly />
            <p>
              {t('links.until', { date: moment(new Date(Date.parse(issuing.data.expires_at) - 1).toISOString()).date })}
            </p>
          </Banner>
        </>
      )}
    </>
  );
}
