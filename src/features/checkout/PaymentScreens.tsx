import { useTranslation } from 'react-i18next';
import { type PaymentPage, PaymentSteps } from '../../kit/payment/PaymentSteps.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Notice } from './Notice.tsx';
import { useFact, useSend } from './checkout.flow.ts';

/** The server opens the payment. */
export function Paying() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice lead={t('paying.lead')}>
      <Skeleton label={t('paying.busy')} parts={['medium']} />
    </Notice>
  );
}

/** The screens on which something is on its way. */
const unsettled: readonly PaymentPage['screen'][] = ['leaving', 'waiting'];

/** Those on which the payment has not begun. */
const unopened: readonly PaymentPage['screen'][] = ['insecureHost', 'leavingFailed'];

function Page({ screen, heading, lead, actions }: PaymentPage) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice key={screen} heading={heading} lead={lead} actions={actions}>
      {unsettled.includes(screen) && <Skeleton label={t('common:loading')} parts={['medium']} />}
      {unopened.includes(screen) && <p>{t('payment.held')}</p>}
    </Notice>
  );
}

/** The open payment, until the server knows how it ended; the answers can be looked at meanwhile. */
export function Payment() {
  const { t } = useTranslation('checkout');
  const send = useSend();
  const payment = useFact(({ children }) => children.payment);
  const back = (
    <Button variant="quiet" onClick={() => send({ type: 'step.open', step: 'check' })}>
      {t('payment.back')}
    </Button>
  );
  return payment && <PaymentSteps payment={payment} Page={Page} ways={back} />;
}
