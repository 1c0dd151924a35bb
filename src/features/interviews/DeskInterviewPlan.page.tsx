import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { shorts } from '../../kit/forms/Form.css.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import {
  interviewPlanQuery,
  type PlanCompany,
  useIssueLink,
  usePlanInterviews,
  useRevokeLink,
} from './desk-interviews.queries.ts';

type Plan = readonly PlanCompany[];

/** The choice of a company and a day, which both forms have. */
function usePlaces(plan: Plan) {
  const dayWords = useDayWords();
  return {
    companies: plan.map(({ company: { slug, title } }) => ({ value: slug, label: title })),
    days: (plan[0]?.days ?? []).map(({ date }) => ({ value: date, label: dayWords(date).long })),
  };
}

/** Lays out a company's day: a morning, an afternoon, or neither. */
function HoursForm({ plan }: { plan: Plan }) {
  const { t } = useTranslation('deskInterviews');
  const planning = usePlanInterviews();
  const { companies, days } = usePlaces(plan);
  const form = useForm({
    id: 'desk-interview-hours',
    fields: {
      company: { label: t('company'), rules: [required] },
      day: { label: t('plan.day'), rules: [required] },
      morningFrom: { label: t('plan.morningFrom'), rules: [] },
      morningUntil: { label: t('plan.morningUntil'), rules: [] },
      afternoonFrom: { label: t('plan.afternoonFrom'), rules: [] },
      afternoonUntil: { label: t('plan.afternoonUntil'), rules: [] },
    },
    initial: { company: companies[0]?.value ?? '', day: days[0]?.value ?? '' },
    onSubmit: ({ company, day, morningFrom, morningUntil, afternoonFrom, afternoonUntil }) => {
      const stretches = [
        { from: morningFrom, until: morningUntil },
        { from: afternoonFrom, until: afternoonUntil },
      ];
      const hours = stretches.filter(({ from, until }) => from !== '' && until !== '');
      return planning.mutateAsync({ company, day, hours });
    },
  });
  return (
    <>
      <LiveRegion text={planning.isSuccess ? t('plan.done') : ''} />
      <Form form={form} submit={t('plan.save')}>
        <Select {...form.field('company')} width="medium" options={companies} />
        <Select {...form.field('day')} width="medium" options={days} />
        <div className={shorts}>
          <TextInput {...form.field('morningFrom')} type="time" width="short" />
          <TextInput {...form.field('morningUntil')} type="time" width="short" />
        </div>
        <div className={shorts}>
          <TextInput {...form.field('afternoonFrom')} type="time" width="short" />
          <TextInput {...form.field('afternoonUntil')} type="time" width="short" />
        </div>
      </Form>
    </>
  );
}

/** Issues a link, which is shown this once. */
function LinkForm({ plan }: { plan: Plan }) {
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

/** A company's days with their interviews, and the links it has. */
function Days({ plan: { company, days } }: { plan: PlanCompany }) {
  const { t } = useTranslation(['deskInterviews', 'desk', 'common']);
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const revoking = useRevokeLink();
  const { slug, title, stand } = company;
  return (
    <section className={stack.s}>
      <h2>{stand === null ? title : t('plan.atStand', { company: title, stand })}</h2>
      <Failure error={revoking.error} />
      <Table
        caption={title}
        captionHidden
        stacks
        columns={[
          { label: t('plan.day') },
          { label: t('plan.slots') },
          { label: t('plan.outcomes') },
          { label: t('links.link') },
        ]}
        rows={days.map(({ date, slots, attended, missed, link }) => {
          const taken = slots.filter(({ is_taken }) => is_taken).length;
          const [first, last] = [slots[0], slots.at(-1)];
          const hours = first && last ? `${moment(first.start).time} – ${moment(last.end).time}` : null;
          return {
            key: date,
            cells: [
              dayWords(date).short,
              hours === null ? t('plan.none') : t('plan.taken', { hours, taken, count: slots.length }),
              t('plan.came', { attended, missed }),
              link === null ? (
                t('links.none')
              ) : (
                <Button
                  key={link.id}
                  variant="quiet"
                  busy={revoking.isPending && revoking.variables === link.id ? t('desk:saving') : undefined}
                  onClick={() => revoking.mutate(link.id)}
                >
                  {t('links.revoke', { company: title, date: dayWords(date).short })}
                </Button>
              ),
            ],
          };
        })}
      />
      <p className={row}>
        <a href={deskPaths.interviews({ company: slug })}>{t('plan.list', { company: title })}</a>
      </p>
    </section>
  );
}

function PlanRoom() {
  const { t } = useTranslation('deskInterviews');
  const plan = useQuery(interviewPlanQuery);
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: deskPaths.interviews(), label: t('title') }} title={t('plan.title')} />
      <Loaded query={plan}>
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState title={t('plan.noExpo')} />
          ) : (
            <>
              <section className={stack.m}>
                <h2>{t('plan.hours')}</h2>
                <p>{t('plan.lead')}</p>
                <HoursForm plan={companies} />
              </section>
              <section className={stack.m}>
                <h2>{t('links.title')}</h2>
                <p>{t('links.lead')}</p>
                <LinkForm plan={companies} />
              </section>
              {companies.map((each) => (
                <Days key={each.company.slug} plan={each} />
              ))}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** The companies' slots, outcomes and links: /desk/interviews/plan */
export default function DeskInterviewPlanPage() {
  return (
    <DeskRoom>
      <PlanRoom />
    </DeskRoom>
  );
}
