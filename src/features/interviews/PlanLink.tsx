import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Select } from '../../kit/ui/Select.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type PlanCompany, useIssueLink } from './desk-interviews.queries.ts';
import { dayIn, usePlaces } from './PlanHours.tsx';

/** Issues a link, which is shown this once: until another company or day is chosen, or the link ends. */
export function LinkForm({ plan }: { plan: readonly PlanCompany[] }) {
  const { t } = useTranslation('deskInterviews');
  const issuing = useIssueLink();
  const moment = useMomentWords();
  const { companies, days, namesOf } = usePlaces(plan);
  const form = useForm({
    id: 'desk-interview-link',
    fields: {
      company: { label: t('company'), rules: [required] },
      day: { label: t('plan.day'), rules: [required] },
    },
    initial: { company: companies[0]?.value ?? '', day: days[0]?.value ?? '' },
    save: false,
    watch: ['company', 'day'],
    onSubmit: (wish) => issuing.mutateAsync(wish),
  });
  const { data: issued, variables: of } = issuing;
  const isOfChosen = of?.company === form.value('company') && of.day === form.value('day');
  const forget = () => {
    if (!issuing.isPending) issuing.reset();
  };
  return (
    <>
      <Form form={form} submit={t('links.issue')}>
        <Select {...form.field('company')} width="medium" options={companies} onChange={forget} />
        <Select {...form.field('day')} width="medium" options={days} onChange={forget} />
      </Form>
      {issued && isOfChosen && dayIn(plan, of)?.link && (
        <StatusMessage title={t('links.once')}>
          <TextInput id="issued-link" label={t('links.of', namesOf(of))} defaultValue={issued.url} readOnly />
          <p>{t('links.until', { date: moment(new Date(Date.parse(issued.expires_at) - 1).toISOString()).date })}</p>
        </StatusMessage>
      )}
    </>
  );
}
