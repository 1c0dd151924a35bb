import { useTranslation } from 'react-i18next';
import { permitOf, usePermitSpecs } from '../details/permit.ts';
import { PermitFields } from '../details/PermitFields.tsx';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.ts';
import { formatCents } from '../i18n/format-cents.ts';
import { muted, small } from '../theme/layout.css.ts';
import { Progress } from '../ui/Progress.tsx';
import { useUnion } from '../union/union.ts';
import { Back } from './Back.tsx';
import { formIds } from './form-ids.ts';
import { Offer, Skip } from './Offer.tsx';
import { PriceTag } from './PriceTag.tsx';
import { useStanding } from './use-offer.ts';
import { useRefusal } from './use-refusal.ts';
import { useRegistration, useSend } from './use-registration.ts';

function PermitForm() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const { uploaded } = useRegistration();
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

/** A permit to park: the car, the driving licence, the green contribution. */
export function PermitScreen() {
  return (
    <Offer step="PARKING">
      <PermitForm />
    </Offer>
  );
}
