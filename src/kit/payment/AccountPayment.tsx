import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { type PaymentInput, paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { row, stack } from '../theme/layout.css.ts';
import { FocusHeading } from '../ui/FocusHeading.tsx';
import { Lead } from '../ui/Lead.tsx';
import { withItsNoun } from '../ui/with-its-noun.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { createPaymentActors, type PaymentStanding } from './payment.actors.ts';
import { type PaymentPage, PaymentSteps } from './PaymentSteps.tsx';

interface PageProps extends Omit<PaymentPage, 'screen' | 'lead'> {
  lead?: string;
}

/** The layout of a payment in the account. */
export function PaymentLayout({ heading, lead, actions }: PageProps) {
  return (
    <div className={stack.l}>
      <PageTitle page={heading} />
      <div className={stack.s}>
        <FocusHeading key={heading}>{withItsNoun(heading)}</FocusHeading>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      {actions !== undefined && <div className={row}>{actions}</div>}
    </div>
  );
}

type PaymentFrom = 'order' | 'success' | 'cancel';

/** The place that somebody comes from, as the address says; one who comes from nowhere may have paid. */
export const paymentFrom = (said: string | null): PaymentFrom =>
  said === 'order' || said === 'cancel' ? said : 'success';

const beginnings: Readonly<Record<PaymentFrom, PaymentInput['begins']>> = {
  order: 'leaving',
  success: 'waiting',
  cancel: 'cancelled',
};

interface Props {
  id: string;
  /** The provider's page; null once nothing can be paid there. */
  url: string | null;
  from: PaymentFrom;
  /** The address of this page for whoever comes back from the provider by Back: it must wait then, not leave once more. */
  here: string;
  /** The page that says how the payment ended. */
  onwards: string;
  standingOf: (id: string, signal: AbortSignal) => Promise<PaymentStanding>;
  ways: ReactNode;
}

/** A payment in the account by its own chart, until the portal knows how it ended; then the page of what was paid for. */
export function AccountPayment({ id, url, from, here, onwards, standingOf, ways }: Props) {
  const [begins] = useState(() => beginnings[from]);
  const [machine] = useState(() => paymentMachine.provide({ actors: createPaymentActors(standingOf) }));
  const payment = useActorRef(machine, {
    input: { id, url, begins: url === null && begins === 'leaving' ? 'waiting' : begins },
  });
  const hasEnded = useSelector(payment, ({ status }) => status === 'done');
  useEffect(() => {
    if (begins === 'leaving') history.replaceState(history.state, '', here);
  }, [begins, here]);
  if (hasEnded) return <Redirect to={onwards} replace />;
  return <PaymentSteps payment={payment} Page={PaymentLayout} ways={ways} />;
}
