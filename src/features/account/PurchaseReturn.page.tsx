import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { api, dataOf } from '../../kit/api/client.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { AccountPayment, paymentFrom, PaymentLayout } from '../../kit/payment/AccountPayment.tsx';
import { standingOfPurchase } from '../../kit/payment/payment.actors.ts';
import { paths } from '../../kit/paths.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
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

function BackToAccount() {
  const { t } = useTranslation('account');
  return (
    <LinkButton variant="quiet" href={paths.account()}>
      {t('payment.back')}
    </LinkButton>
  );
}

/** A payment in the account: /account/payment?purchase=&from= */
export default function PurchaseReturnPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const [from] = useState(() => paymentFrom(params.get('from')));
  const query = useQuery(purchasesQuery);
  const purchase = query.data?.find(({ id }) => id === params.get('purchase'));
  if (purchase !== undefined)
    return (
      <AccountPayment
        id={purchase.id}
        url={purchase.url}
        from={from}
        here={paths.purchaseReturn(purchase.id, 'success')}
        onwards={pages[purchase.product]()}
        standingOf={async (id, signal) => standingOfPurchase(await readPurchases(signal), id)}
        ways={<BackToAccount />}
      />
    );
  if (query.data !== undefined) return <Redirect to={paths.account()} replace />;
  return (
    <PaymentLayout
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
