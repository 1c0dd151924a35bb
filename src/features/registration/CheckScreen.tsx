import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type AccountStep,
  isDone,
  offerNames,
  type OptionalStep,
  purchaseOf,
  segments,
} from '../../../machines/registration/steps.ts';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { type AccountDetails, detailsQuery } from '../../kit/details/details.queries.ts';
import { spacedMobile, spacedPostcode } from '../../kit/details/spaced.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { localitiesQuery, nationalitiesQuery } from '../../kit/reference/reference.queries.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { useActor, useFact, useIsBusy } from './registration.flow.ts';
import { StepPage, useRefusal } from './StepPage.tsx';

type Row = { label: string; value: string; change?: { label: string; href: string } };

/** Answers that belong together, under one heading. */
interface AnswerGroup {
  title: string;
  answers: Row[];
}

const optionalSteps: readonly OptionalStep[] = ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND'];

const namedIn = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
  list?.find((each) => each.id === id)?.name ?? id;

const joined = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** Returns every answer, in the page's language, each with a link to change it. */
function useAnswers({ personal, contact, academic }: AccountDetails): AnswerGroup[] {
  const { t } = useTranslation(['registration', 'details', 'common']);
  const { data: localities } = useQuery(localitiesQuery);
  const { data: nationalities } = useQuery(nationalitiesQuery);
  const extras = useExtras();
  const change = (step: AccountStep) => ({ label: t('common:change'), href: paths.register(segments[step]) });
  const rowsAt = (step: AccountStep, pairs: [string, string][]): Row[] =>
    pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value, change: change(step) }));
  const document = personal && t(`details:${personal.document_kind}`);
  return [
    {
      title: t('details:title.personal'),
      answers: personal
        ? rowsAt('PERSONAL', [
            [t('details:full_name'), `${personal.first_name} ${personal.last_name}`],
            [document ?? '', personal.document_number],
            [t('details:nationality'), namedIn(nationalities, personal.nationality)],
          ])
        : [],
    },
    {
      title: t('details:title.contact'),
      answers: contact
        ? rowsAt('CONTACT', [
            [
              t('details:address'),
              joined([
                contact.address_line_1,
                contact.address_line_2,
                namedIn(localities, contact.locality),
                spacedPostcode(contact.postcode),
              ]),
            ],
            [t('details:mobile'), spacedMobile(contact.mobile)],
            [t('details:personal_email_label'), contact.personal_email ?? ''],
          ])
        : [],
    },
    {
      title: t('details:title.academic'),
      answers: academic
        ? rowsAt('COURSE', [
            [t('details:entity'), academic.entity],
            [t('details:course'), academic.course],
            [t('details:enrollment_type'), academic.enrollment_type],
            [t('details:start_year'), String(academic.start_year)],
            [t('details:graduation_year'), String(academic.graduation_year)],
          ])
        : [],
    },
    { title: t('check.extras'), answers: extras },
  ];
}

/** The answers to the optional offers. A paid one can no longer be changed. */
function useExtras(): Row[] {
  const { t } = useTranslation(['registration', 'common']);
  const status = useFact(({ context }) => context.status);
  return optionalSteps.map((step) => {
    const label = t(`check.${offerNames[step]}`);
    if (isDone(status, step))
      return { label, value: t('check.paid', { sum: purchaseOf(status, step)?.amount.formatted ?? '' }) };
    return {
      label,
      value: t(step === 'SOLIDARITY_FUND' ? 'check.noDonation' : 'check.notTaken'),
      change: { label: t('common:change'), href: paths.register(segments[step]) },
    };
  });
}

/** Returns the last choice, which has not been sent to the server yet. */
function useVolunteering() {
  const { t } = useTranslation(['registration', 'common']);
  const actor = useActor();
  const isVolunteer = useFact(({ context }) => context.isVolunteer) === true;
  return {
    label: t('check.volunteering'),
    value: t(isVolunteer ? 'check.yes' : 'check.no'),
    change: { label: t('common:change'), onSelect: () => actor.send({ type: 'volunteering.change' }) },
  };
}

function Answers({ details }: { details: AccountDetails }) {
  const { t } = useTranslation('registration');
  const status = useFact(({ context }) => context.status);
  const volunteering = useVolunteering();
  const groups = useAnswers(details);
  const account = [
    { label: t('account.email'), value: details.email },
    { label: t('check.userType'), value: t(`account.types.${status?.user_type ?? 'university_student'}.title`) },
  ];
  return (
    <>
      <section className={stack.s}>
        <h2>{t('check.account')}</h2>
        <SummaryList answers={account} />
      </section>
      {groups.map(({ title, answers }, at) => (
        <section key={title} className={stack.s}>
          <h2>{title}</h2>
          <SummaryList answers={at === groups.length - 1 ? [...answers, volunteering] : answers} />
        </section>
      ))}
    </>
  );
}

function Confirmation() {
  const { t } = useTranslation('registration');
  const actor = useActor();
  // After a failure the chart retries; before it, it accepts the confirmation.
  const confirm = () => {
    const retry = { type: 'retry' } as const;
    actor.send(actor.getSnapshot().can(retry) ? retry : { type: 'answers.confirm' });
  };
  const form = useForm({
    id: 'register-check',
    fields: {},
    save: false,
    isBusy: useIsBusy(),
    refusal: useRefusal(),
    onSubmit: confirm,
  });
  return <Form form={form} submit={t('check.submit')} busy={t('check.busy')} />;
}

/** A summary of every answer, each with a link to change it: confirming it completes the registration. */
export function CheckScreen() {
  const { t } = useTranslation('registration');
  const { data, error, isFetching, refetch } = useQuery(detailsQuery);
  return (
    <StepPage lead={t('check.lead')}>
      {data && <Answers details={data} />}
      {!data && !error && <StepLoading width="inset" />}
      {!data && error && <LoadFailed onRetry={() => void refetch()} isBusy={isFetching} />}
      {data && <Confirmation />}
    </StepPage>
  );
}
