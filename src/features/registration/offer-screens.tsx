import { useTranslation } from 'react-i18next';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import { offerNames, type OptionalStep } from '../../../machines/registration/steps.ts';
import { permitOf, usePermitSpecs } from '../../kit/details/permit.ts';
import { PermitFields } from '../../kit/details/PermitFields.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { muted, small } from '../../kit/theme/layout.css.ts';
import { Progress } from '../../kit/ui/Progress.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { Offer, PriceTag, Skip, useStanding } from './Offer.tsx';
import { formIds, useGiven, useSend } from './registration.flow.ts';
import { Back, useRefusal } from './StepPage.tsx';

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
