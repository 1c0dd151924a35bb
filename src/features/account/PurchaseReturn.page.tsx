import { queryOptions, useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { type PaymentInput, paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { createPaymentActors, standingOfPurchase } from '../../kit/payment/payment.actors.ts';
import { type PaymentPage, PaymentSteps } from '../../kit/payment/PaymentSteps.tsx';
import { paths } from '../../kit/paths.ts';
import { lead as leadText, row, stack } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Account.css.ts';
import type { Purchase } from './permit.queries.ts';

/** The page of each product: it says how the payment ended. */
const pages: Record<Purchase['product'], () => string> = {
  parking_permit: paths.myPermit,
  student_card: paths.myCard,
  research_fund: paths.account,
};

const readPurchases = async (signal: AbortSignal): Promise<readonly Purchase[]> =>
  dataOf(await api.GET('/auth/register/status', { signal })).purchases;

const purchasesQuery = queryOptions({
  queryKey: ['me', 'purchases'],
  queryFn: ({ signal }) => readPurchases(signal),
  gcTime: 0,
});

function Page({
  heading,
  lead,
  actions,
}: Omit<PaymentPage, 'screen' | 'lead'> & { lead?: string; actions: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageTitle page={heading} />
      <div className={stack.s}>
        <FocusHeading key={heading}>{heading}</FocusHeading>
        {lead !== undefined && <p className={leadText}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={row}>{actions}</div>}
    </div>
  );
}

function BackToAccount() {
  const { t } = useTranslation('account');
  return (
    <LinkButton variant="quiet" href={paths.account()}>
      {t('payment.back')}
    </LinkButton>
  );
}

/** The payment's own chart, until the portal knows how the payment ended; then the product's page. */
function Payment({ purchase: { id, url, product }, begins }: { purchase: Purchase; begins: PaymentInput['begins'] }) {
  const [machine] = useState(() =>
    paymentMachine.provide({
      actors: createPaymentActors(async (wanted, signal) => standingOfPurchase(await readPurchases(signal), wanted)),
    }),
  );
  const payment = useActorRef(machine, {
    input: { id, url, begins: url === null && begins === 'leaving' ? 'waiting' : begins },
  });
  const hasEnded = useSelector(payment, ({ status }) => status === 'done');
  if (hasEnded) return <Redirect to={pages[product]()} replace />;
  return <PaymentSteps payment={payment} Page={Page} ways={<BackToAccount />} />;
}

const beginnings: Readonly<Record<string, PaymentInput['begins']>> = { order: 'leaving', cancel: 'cancelled' };

/** A payment in the account: /account/payment?purchase=&from= */
export default function PurchaseReturnPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const [begins] = useState(() => beginnings[params.get('from') ?? ''] ?? 'waiting');
  const query = useQuery(purchasesQuery);
  const purchase = query.data?.find(({ id }) => id === params.get('purchase'));
  useEffect(() => {
    if (begins !== 'leaving' || purchase === undefined) return;
    // Back from the provider loads this page again: it must wait then, not leave once more.
    history.replaceState(history.state, '', paths.purchaseReturn(purchase.id, 'success'));
  }, [begins, purchase]);
  if (purchase !== undefined) return <Payment purchase={purchase} begins={begins} />;
  if (query.data !== undefined) return <Redirect to={paths.account()} replace />;
  return (
    <Page
      heading={t('payment.title')}
      actions={
        <>
          <Loaded query={query} parts={['tiles']}>
            {() => null}
          </Loaded>
          <BackToAccount />
        </>
      }
    />
  );
}
