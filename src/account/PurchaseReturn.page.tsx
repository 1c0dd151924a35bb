import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { lead, stack } from '../theme/layout.css.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import * as styles from './Account.css.ts';
import { Failure } from './Failure.tsx';
import type { Purchase } from './permit.queries.ts';

/** How often it is asked how a payment ended, in milliseconds. */
const pollMs = 1000;

/** Where the account tells how a payment ended. */
const pages: Record<Purchase['product'], () => string> = {
  parking_permit: paths.myPermit,
  student_card: paths.myCard,
  research_fund: paths.account,
};

const purchasesQuery = {
  queryKey: ['me', 'purchases'],
  queryFn: async () => dataOf(await api.GET('/auth/register/status')).purchases,
  gcTime: 0,
} as const;

/** Back from paying for something in the account: waits until the portal knows how it ended, then shows what was paid for. */
export default function PurchaseReturnPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const isIt = ({ id }: Purchase) => id === params.get('purchase');
  const isCancelled = params.get('from') === 'cancel';
  const { data, error } = useQuery({
    ...purchasesQuery,
    refetchInterval: ({ state }) => (state.data?.find(isIt)?.state === 'open' && !isCancelled ? pollMs : false),
  });
  const purchase = data?.find(isIt);
  if (data && purchase === undefined) return <Redirect to={paths.account()} replace />;
  if (purchase && (purchase.state !== 'open' || isCancelled))
    return <Redirect to={pages[purchase.product]()} replace />;
  return (
    <div className={styles.page}>
      <PageTitle page={t('payment.title')} />
      <div className={stack.s}>
        <h1>{t('payment.title')}</h1>
        <p className={lead}>{t('payment.waiting')}</p>
      </div>
      <Failure error={error} />
      {!error && <Skeleton label={t('payment.waiting')} parts={['tiles']} />}
    </div>
  );
}
