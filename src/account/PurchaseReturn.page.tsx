import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { errorMessage } from '../api/api-error.ts';
import { api, dataOf } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { lead, stack } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import * as styles from './Account.css.ts';
import type { Purchase } from './permit.queries.ts';

/** The first pause before asking again how a payment ended, and the longest, in milliseconds: each is half as long again as the one before. */
const pauses = { first: 1000, longest: 15_000 };
const pauseAfter = (asked: number) => Math.min(pauses.first * 1.5 ** asked, pauses.longest);

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
  const { t } = useTranslation(['account', 'common']);
  const [params] = useSearchParams();
  const isIt = ({ id }: Purchase) => id === params.get('purchase');
  const isCancelled = params.get('from') === 'cancel';
  const { data, error, isFetching, refetch } = useQuery({
    ...purchasesQuery,
    refetchInterval: ({ state }) =>
      state.error === null && state.data?.find(isIt)?.state === 'open' && !isCancelled
        ? pauseAfter(state.dataUpdateCount)
        : false,
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
      {error ? (
        <LoadFailed
          message={errorMessage(error) ?? t('common:notLoaded')}
          retryLabel={t('common:tryAgain')}
          busy={isFetching ? t('common:loading') : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('payment.waiting')} parts={['tiles']} />
      )}
      <div>
        <LinkButton variant="quiet" href={paths.account()}>
          {t('payment.back')}
        </LinkButton>
      </div>
    </div>
  );
}
