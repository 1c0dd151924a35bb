import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesState } from 'xstate';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import { type OfferName, offerNames, type OptionalStep } from '../../../machines/registration/steps.ts';
import { permitOf, usePermitSpecs } from '../../kit/details/permit.ts';
import { PermitFields } from '../../kit/details/PermitFields.tsx';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { muted, row, small, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { useUnion } from '../../kit/union/union.ts';
import * as styles from './registration.css.ts';
import { formIds, useFact, useGiven, useSend } from './registration.flow.ts';
import { Back, StepPage, useRefusal } from './StepPage.tsx';

const standings = ['closed', 'settled', 'offering', 'openingPayment', 'payFailed', 'skipping', 'skipFailed'] as const;

/** The state of an optional step; `unknown` while it loads. */
type Standing = (typeof standings)[number] | 'unknown';

/** Returns the state of an optional step. */
const useStanding = (name: OfferName): Standing =>
  useFact(({ value }) => standings.find((each) => matchesState({ steps: { [name]: each } }, value)) ?? 'unknown');

interface PriceTagProps {
  name: string;
  note: string;
  /** '€7.00'. */
  sum: string;
}

/** The price of an offer, shown before it is paid. */
export function PriceTag({ name, note, sum }: PriceTagProps) {
  return (
    <div className={styles.price}>
      <span className={styles.priceName}>{name}</span>
      <span className={styles.priceNote}>{note}</span>
      <span className={styles.sum}>{sum}</span>
    </div>
  );
}

interface OfferProps {
  step: OptionalStep;
  /** The offer, and the form or button that takes it. */
  children: ReactNode;
}

/** Skips the offer. */
function Skip({ step }: { step: OptionalStep }) {
  const { t } = useTranslation(['registration', 'forms']);
  const send = useSend();
  const name = offerNames[step];
  const isSkipping = useStanding(name) === 'skipping';
  return (
    <Button
      variant="quiet"
      busy={isSkipping ? t('forms:sending') : undefined}
      onClick={() => send({ type: 'step.skip' })}
    >
      {t(`${name}.skip`)}
    </Button>
  );
}

/** The offer is not available at this time of year. */
function Closed({ step }: { step: OptionalStep }) {
  const { t } = useTranslation('registration');
  const send = useSend();
  return (
    <>
      <Banner>{t(`closed.${offerNames[step]}`)}</Banner>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'step.skip' })}>
          {t('goOn')}
        </Button>
        <Back />
      </div>
    </>
  );
}

/** The offer is paid; leads on to the next step. */
function Settled({ step }: { step: OptionalStep }) {
  const { t } = useTranslation('registration');
  const send = useSend();
  const due = useFact(({ context }) => context.status?.due ?? null);
  return (
    <>
      <Banner tone="ok">{t(`${offerNames[step]}.settled`)}</Banner>
      <div className={row}>
        {due !== null && (
          <Button variant="act" onClick={() => send({ type: 'step.open', step: due })}>
            {t('goOn')}
          </Button>
        )}
        <Back />
      </div>
    </>
  );
}

/** Skipping the step failed. */
function SkipFailed() {
  const { t } = useTranslation(['registration', 'common']);
  const send = useSend();
  return (
    <Banner tone="bad" role="alert" title={t('problems.saveFailed.title')}>
      <div className={stack.s}>
        <p>{t('problems.saveFailed.body')}</p>
        <div className={row}>
          <Button onClick={() => send({ type: 'retry' })}>{t('common:tryAgain')}</Button>
          <Button variant="quiet" onClick={() => send({ type: 'offer.reopen' })}>
            {t('payment.reopenOffer')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}

function Standings({ standing, step, children }: OfferProps & { standing: Standing }) {
  switch (standing) {
    case 'unknown':
      return <StepLoading width="inset" />;
    case 'closed':
      return <Closed step={step} />;
    case 'settled':
      return <Settled step={step} />;
    case 'skipFailed':
      return <SkipFailed />;
    default:
      return children;
  }
}

/** An optional step: its offer while that is available, or the reason that it is not. */
function Offer({ step, children }: OfferProps) {
  const { t } = useTranslation('registration');
  const name = offerNames[step];
  return (
    <StepPage lead={t(`${name}.lead`)}>
      <Standings standing={useStanding(name)} step={step}>
        {children}
      </Standings>
    </StepPage>
  );
}

function PermitForm() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const { uploaded } = useGiven();
  const price = formatCents(useUnion().prices.parkingPermitGreenContribution);
  const isBusy = useStanding('parking') === 'openingPayment';
  const form = useForm({
    id: formIds.permit,
    fields: usePermitSpecs(),
    isBusy,
    refusal: useRefusal(),
    onSubmit: (answers, files) => send({ type: 'permit.apply', answers: permitOf(answers, files) }),
  });
  return (
    <Form
      form={form}
      submit={t('parking.submit', { price })}
      busy={t('parking.busy')}
      ways={
        <>
          <Skip step="PARKING" />
          <Back />
        </>
      }
    >
      <PermitFields form={form} />
      <PriceTag name={t('parking.price')} note={t('parking.priceNote')} sum={price} />
      <p className={`${muted} ${small}`}>{t('payment.provider')}</p>
      {isBusy && uploaded !== null && <Progress label={t('parking.sending')} share={uploaded} />}
    </Form>
  );
}

/** A parking permit: the car, the driving licence, the green contribution. */
export function PermitScreen() {
  return (
    <Offer step="PARKING">
      <PermitForm />
    </Offer>
  );
}

interface Props {
  step: Exclude<OptionalStep, 'PARKING'>;
  /** In euro cents. */
  cents: number;
  event: RegistrationEvent;
}

/** An offer that is paid for and asks no questions. */
function PaidOffer({ step, cents, event }: Props) {
  const { t } = useTranslation('registration');
  const send = useSend();
  const name = offerNames[step];
  const price = formatCents(cents);
  const form = useForm({
    id: `register-${name}`,
    fields: {},
    save: false,
    isBusy: useStanding(name) === 'openingPayment',
    refusal: useRefusal(),
    onSubmit: () => send(event),
  });
  return (
    <Form
      form={form}
      submit={t(`${name}.submit`, { price })}
      busy={t(`${name}.busy`)}
      ways={
        <>
          <Skip step={step} />
          <Back />
        </>
      }
    >
      <PriceTag name={t(`${name}.price`)} note={t(`${name}.priceNote`)} sum={price} />
      <p className={`${muted} ${small}`}>{t('payment.provider')}</p>
    </Form>
  );
}

/** The student card, while it can be ordered. */
export function CardScreen() {
  const cents = useUnion().prices.studentCard;
  return (
    <Offer step="STUDENT_CARD">
      <PaidOffer step="STUDENT_CARD" cents={cents} event={{ type: 'card.order' }} />
    </Offer>
  );
}

/** A donation to the research fund. */
export function DonationScreen() {
  const cents = useUnion().prices.researchFundDonation;
  return (
    <Offer step="SOLIDARITY_FUND">
      <PaidOffer step="SOLIDARITY_FUND" cents={cents} event={{ type: 'donation.give' }} />
    </Offer>
  );
}
