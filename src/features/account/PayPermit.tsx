import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './Account.css.ts';
import { Failure } from './Failure.tsx';
import type { Permit } from './permit.queries.ts';
import { useGoToPayment } from './use-go-to-payment.ts';

/** The payment due for a permit. */
export function PayPermit({ permit: { purchase }, children }: { permit: Permit; children: ReactNode }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, error } = useGoToPayment();
  const url = purchase?.url ?? null;
  return (
    <>
      {purchase?.state === 'declined' && <Banner tone="bad">{t('paymentFailed')}</Banner>}
      <Failure error={error} />
      <div className={styles.actions}>
        {purchase && url !== null && (
          <Button variant="act" busy={isPending ? t('card.ordering') : undefined} onClick={() => mutate(url)}>
            {t('pay', { sum: purchase.amount.formatted })}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
