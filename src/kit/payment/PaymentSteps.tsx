import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine, PaymentScreen } from '../../../machines/payment/payment.machine.ts';
import { Button } from '../ui/Button.tsx';

/** How a flow sets its pages: the payment hands over what stands on each. */
export interface PaymentPage {
  screen: PaymentScreen;
  heading: string;
  lead: string;
  /** What there is to do, the best first; undefined while there is nothing to do but wait for the provider's page. */
  actions: ReactNode;
}

interface Props {
  payment: ActorRefFrom<typeof paymentMachine>;
  /** A page of the flow that the payment is part of. */
  Page: ComponentType<PaymentPage>;
  /** The flow's own ways out, while the browser is not on its way to the provider. */
  ways: ReactNode;
}

const shown = (snapshot: ReturnType<Props['payment']['getSnapshot']>): PaymentScreen =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.screen ?? 'waiting';

/** A payment on its way: leaving for the provider, waiting for it, or why neither is possible. */
export function PaymentSteps({ payment, Page, ways }: Props) {
  const { t } = useTranslation(['payment', 'common']);
  const screen = useSelector(payment, shown);
  const canRetry = useSelector(payment, (snapshot) => snapshot.can({ type: 'retry' }));
  const canResume = useSelector(payment, (snapshot) => snapshot.can({ type: 'payment.resume' }));
  const actions = (
    <>
      {canRetry && (
        <Button variant="act" onClick={() => payment.send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
      )}
      {canResume && (
        <Button variant="primary" onClick={() => payment.send({ type: 'payment.resume' })}>
          {t('resume')}
        </Button>
      )}
      {ways}
    </>
  );
  return (
    <Page
      screen={screen}
      heading={t(`${screen}.heading`)}
      lead={t(`${screen}.lead`)}
      actions={screen === 'leaving' ? undefined : actions}
    />
  );
}
