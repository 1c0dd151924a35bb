import { useTranslation } from 'react-i18next';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../machines/registration/steps.ts';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.ts';
import { formatCents } from '../i18n/format-cents.ts';
import { muted, small } from '../theme/layout.css.ts';
import { useUnion } from '../union/union.ts';
import { Back } from './Back.tsx';
import { Offer, Skip } from './Offer.tsx';
import { PriceTag } from './PriceTag.tsx';
import { offerNames, useStanding } from './use-offer.ts';
import { useRefusal } from './use-refusal.ts';
import { useSend } from './use-registration.ts';

interface Props {
  step: Exclude<OptionalStep, 'PARKING'>;
  /** In euro cents. */
  cents: number;
  event: RegistrationEvent;
}

/** Something that is paid for and asks no questions. */
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

/** The card of a student, while it can be ordered. */
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
