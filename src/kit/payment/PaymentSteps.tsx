import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine, PaymentScreen } from '../../../machines/payment/payment.machine.ts';
import { Button } from '../ui/Button.tsx';

/** The content of a payment page, which the flow lays out. */
export interface PaymentPage {
  screen: PaymentScreen;
  heading: string;
  lead: string;
  /** The actions, the best first; undefined while the browser is leaving for the provider's page. */
  actions: ReactNode;
}

interface Props {
  payment: ActorRefFrom<typeof paymentMachine>;
  /** The page layout of the flow that the payment is part of. */
  Page: ComponentType<PaymentPage>;
  /** The flow's own ways out; hidden while the browser is leaving for the provider. */
  ways: ReactNode;
}

const shown = (snapshot: ReturnType<Props['payment']['getSnapshot']>): PaymentScreen =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.screen ?? 'waiting';

/** The pages of a payment: leaving for the provider, waiting for the result, or the reason why neither is possible. */
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
      lead={t(screen === 'waiting' && canResume ? 'waiting.openLead' : `${screen}.lead`)}
      actions={screen === 'leaving' ? undefined : actions}
    />
  );
}
