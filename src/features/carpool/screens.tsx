import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { LogIn, StepLoading } from '../../kit/flow/StepFrame.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Carpool.css.ts';
import { TryAgain, useCan, useFact, useIsBusy, useSend } from './carpool.flow.ts';
import { datesQuery, fetchIcal, messageQuery } from './carpool.queries.ts';
import { PassengerCount, PassengerSearch, shortName } from './Passengers.tsx';
import { Back, StepPage } from './StepPage.tsx';
import { useSpaceWords } from './words.ts';

export function OpeningScreen() {
  const { t } = useTranslation('carpool');
  return (
    <>
      <PageTitle page={t('opening.heading')} />
      <StepLoading />
    </>
  );
}

export function OpenFailedScreen() {
  const { t } = useTranslation('carpool');
  return (
    <StepPage lead={t('openFailed.lead')}>
      <div className={row}>
        <TryAgain />
        <Back />
      </div>
    </StepPage>
  );
}

export function SignedOutScreen() {
  const { t } = useTranslation('carpool');
  return (
    <StepPage lead={t('signedOut.lead')}>
      <div className={row}>
        <LogIn />
      </div>
    </StepPage>
  );
}

export function NoPermitScreen() {
  const { t } = useTranslation(['carpool', 'common']);
  const send = useSend();
  return (
    <StepPage lead={t('noPermit.lead')}>
      <div className={row}>
        <LinkButton variant="act" href={paths.myPermit()}>
          {t('noPermit.action')}
        </LinkButton>
        <Button variant="line" onClick={() => send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
        <Back />
      </div>
    </StepPage>
  );
}

export function NoDatesScreen() {
  const { t } = useTranslation('carpool');
  return (
    <StepPage lead={t('noDates.lead')}>
      <div className={row}>
        <TryAgain />
        <Back />
      </div>
    </StepPage>
  );
}

/** The date: full ones are marked, and refused if chosen. */
export function DateScreen() {
  const { t } = useTranslation('carpool');
  const send = useSend();
  const isBusy = useIsBusy();
  const chosen = useFact(({ context }) => context.date);
  const { data: dates = [] } = useQuery(datesQuery);
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const [first] = dates;
  const form = useForm({
    id: 'carpool-date',
    fields: { date: { label: t('date.label'), rules: [required] } },
    initial: { date: chosen ?? '' },
    save: false,
    onSubmit: ({ date }) => send({ type: 'date.save', date }),
    isBusy,
  });
  return (
    <StepPage lead={first && t('date.lead', { time: moment(first.enter_before).time })}>
      <Form form={form} submit={t('date.submit')} busy={t('date.busy')} ways={<Back />}>
        <RadioCards
          {...form.field('date')}
          label={t('date.label')}
          columns="two"
          options={dates.map(({ date, free }) => ({
            value: date,
            title: dayWords(date).long,
            detail: free === 0 ? t('date.full') : t('date.free', { count: free }),
          }))}
        />
      </Form>
    </StepPage>
  );
}

export function PassengersScreen() {
  const { t } = useTranslation('carpool');
  const send = useSend();
  const passengers = useFact(({ context }) => context.passengers);
  const most = useFact(({ context }) => context.mostPassengers);
  const canGoOn = useCan({ type: 'passengers.confirm' });
  return (
    <StepPage lead={t('passengers.lead')}>
      <section className={stack.m} aria-label={t('passengers.inCar')}>
        <PassengerCount count={passengers.length} as="h2" />
        {passengers.length === 0 ? (
          <p>{t('passengers.minimum')}</p>
        ) : (
          <ul className={styles.people}>
            {passengers.map(({ id, name }) => (
              <li key={id} className={styles.person}>
                <span className={styles.personWords}>
                  <span className={styles.name}>{name}</span>
                </span>
                <Button variant="quiet" onClick={() => send({ type: 'passenger.remove', id })}>
                  {t('passengers.remove')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <PassengerSearch
        id="carpool-search"
        chosen={passengers.map(({ id }) => id)}
        isFull={passengers.length >= most}
        onAdd={(person) => send({ type: 'passenger.add', passenger: { id: person.user_id, name: shortName(person) } })}
      />
      <div className={row}>
        <Button variant="act" disabled={!canGoOn} onClick={() => send({ type: 'passengers.confirm' })}>
          {t('passengers.submit')}
        </Button>
        <Back />
      </div>
    </StepPage>
  );
}

export function RulesScreen() {
  const { t } = useTranslation('carpool');
  const send = useSend();
  const isBusy = useIsBusy();
  const { data } = useQuery(messageQuery);
  return (
    <StepPage lead={t('rules.lead')}>
      {data && <RichText blocks={data.message} />}
      <div className={row}>
        <Button
          variant="act"
          busy={isBusy ? t('rules.busy') : undefined}
          onClick={() => send({ type: 'rules.accept' })}
        >
          {t('rules.submit')}
        </Button>
        <Back />
      </div>
    </StepPage>
  );
}

export function CheckScreen() {
  const { t } = useTranslation('carpool');
  const send = useSend();
  const isBusy = useIsBusy();
  const { date, passengers, space } = useFact(({ context }) => context);
  const dayWords = useDayWords();
  const spaceWords = useSpaceWords();
  const change = (step: 'date' | 'passengers' | 'space') => ({
    label: t('check.change'),
    onSelect: () => send({ type: 'step.open', step }),
  });
  return (
    <StepPage lead={t('check.lead')}>
      <SummaryList
        answers={[
          { label: t('date.label'), value: date === null ? '' : dayWords(date).long, change: change('date') },
          {
            label: t('passengers.inCar'),
            value: passengers.map(({ name }) => name).join(', '),
            change: change('passengers'),
          },
          { label: t('space.label'), value: space === null ? '' : spaceWords(space), change: change('space') },
        ]}
      />
      <div className={row}>
        <Button
          variant="act"
          busy={isBusy ? t('check.busy') : undefined}
          onClick={() => send({ type: 'booking.confirm' })}
        >
          {t('check.submit')}
        </Button>
        <Back />
      </div>
    </StepPage>
  );
}

export function BookedScreen() {
  const { t } = useTranslation('carpool');
  const { carpoolId: id, date, space, passengers } = useFact(({ context }) => context);
  const dayWords = useDayWords();
  const spaceWords = useSpaceWords();
  return (
    <StepPage lead={t('booked.lead')}>
      <SummaryList
        answers={[
          { label: t('date.label'), value: date === null ? '' : dayWords(date).long },
          { label: t('passengers.inCar'), value: passengers.map(({ name }) => name).join(', ') },
          { label: t('space.label'), value: space === null ? '' : spaceWords(space) },
        ]}
      />
      <div className={row}>
        <LinkButton variant="act" href={paths.carpools()}>
          {t('booked.action')}
        </LinkButton>
        <SaveButton name="carpooling.ics" fetchFile={() => fetchIcal(id ?? '')} failed={t('icalFailed')}>
          {t('ical')}
        </SaveButton>
      </div>
    </StepPage>
  );
}
