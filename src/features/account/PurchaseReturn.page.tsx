import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { api, dataOf } from '../../kit/api/client.ts';
import { pause } from '../../kit/clock/wait.ts';
import { paths } from '../../kit/paths.ts';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Account.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import type { Purchase } from './permit.queries.ts';

/** The first pause before asking again for the payment's outcome, and the longest, in ms; each is half as long again as the last. */
const pauses = { first: 1000, longest: 15_000 };
const pauseAfter = (asked: number) => Math.min(pauses.first * 1.5 ** asked, pauses.longest);

/** The page that says how the payment for a product ended. */
const pages: Record<Purchase['product'], () => string> = {
  parking_permit: paths.myPermit,
  student_card: paths.myCard,
  research_fund: paths.account,
};

/** The purchase once its payment has ended, or as it is if the person turned back; null if they have no such purchase. */
async function outcomeOf(id: string | null, isCancelled: boolean, signal: AbortSignal): Promise<Purchase | null> {
  for (let asked = 0; ; asked += 1) {
    const { purchases } = dataOf(await api.GET('/auth/register/status', { signal }));
    const purchase = purchases.find((each) => each.id === id);
    if (purchase === undefined) return null;
    if (purchase.state !== 'open' || isCancelled) return purchase;
    await pause(pauseAfter(asked), signal);
  }
}

/** The return page of a payment in the account: waits until the portal knows the outcome, then shows the product. */
export default function PurchaseReturnPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const id = params.get('purchase');
  const isCancelled = params.get('from') === 'cancel';
  const outcome = useQuery({
    queryKey: ['me', 'purchase', id, isCancelled],
    queryFn: ({ signal }) => outcomeOf(id, isCancelled, signal),
    gcTime: 0,
  });
  return (
    <div className={styles.page}>
      <PageTitle page={t('payment.title')} />
      <div className={stack.s}>
        <h1>{t('payment.title')}</h1>
        <p className={lead}>{t('payment.waiting')}</p>
      </div>
      <Loaded query={outcome} parts={['tiles']}>
        {(purchase) => <Redirect to={purchase === null ? paths.account() : pages[purchase.product]()} replace />}
      </Loaded>
      <div>
        <LinkButton variant="quiet" href={paths.account()}>
          {t('payment.back')}
        </LinkButton>
      </div>
    </div>
  );
}
