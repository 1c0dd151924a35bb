import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AccountDetails, detailsQuery } from '../details/details.queries.ts';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.ts';
import { stack } from '../theme/layout.css.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SummaryList } from '../ui/SummaryList.tsx';
import { Loading } from './Loading.tsx';
import { StepPage } from './StepPage.tsx';
import { useAnswers } from './use-answers.ts';
import { useRefusal } from './use-refusal.ts';
import { useFact, useIsBusy, useRegistration } from './use-registration.ts';

/** The last choice, which the server has not got yet. */
function useVolunteering() {
  const { t } = useTranslation(['registration', 'common']);
  const { actor } = useRegistration();
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
  const { actor } = useRegistration();
  // After a failure the chart tries again; before it, it takes the confirmation.
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

/** Every answer once more, each with its way back: with it the account is registered. */
export function CheckScreen() {
  const { t } = useTranslation(['registration', 'common']);
  const { data, error, isFetching, refetch } = useQuery(detailsQuery);
  return (
    <StepPage lead={t('check.lead')}>
      {data && <Answers details={data} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <LoadFailed
          message={t('common:notLoaded')}
          retryLabel={t('common:tryAgain')}
          onRetry={() => void refetch()}
          busy={isFetching ? t('common:loading') : undefined}
        />
      )}
      {data && <Confirmation />}
    </StepPage>
  );
}
