import { useTranslation } from 'react-i18next';
import { purchaseOf } from '../../../machines/registration/progress.ts';
import { isOptional, offerNames } from '../../../machines/registration/steps.ts';
import { type PaymentPage, PaymentSteps } from '../../kit/payment/PaymentSteps.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { PriceTag } from './Offer.tsx';
import { useFact, useMeta, useSend } from './registration.flow.ts';
import { StepPage } from './StepPage.tsx';

function Page({ heading, lead, actions }: PaymentPage) {
  const { t } = useTranslation('registration');
  const { step } = useMeta();
  const sum = useFact(({ context }) => isOptional(step) && purchaseOf(context.status, step)?.amount.formatted);
  return (
    <StepPage heading={heading} lead={lead}>
      {isOptional(step) && sum && (
        <PriceTag name={t(`${offerNames[step]}.price`)} note={t(`${offerNames[step]}.priceNote`)} sum={sum} />
      )}
      {actions && <div className={row}>{actions}</div>}
    </StepPage>
  );
}

/** The payment of an optional step, until the server knows its outcome. */
export function PaymentScreen() {
  const { t } = useTranslation('registration');
  const send = useSend();
  const payment = useFact(({ children }) => children.payment);
  return (
    payment && (
      <PaymentSteps
        payment={payment}
        Page={Page}
        ways={
          <>
            <Button variant="line" onClick={() => send({ type: 'offer.reopen' })}>
              {t('payment.reopen')}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'step.skip' })}>
              {t('payment.skip')}
            </Button>
          </>
        }
      />
    )
  );
}
