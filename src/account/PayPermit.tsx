import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goToPayment } from '../browser/secure-host.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './Account.css.ts';
import type { Permit } from './permit.queries.ts';

/** The payment that a permit waits for. */
export function PayPermit({ permit: { purchase }, children }: { permit: Permit; children: ReactNode }) {
  const { t } = useTranslation('account');
  const url = purchase?.url ?? null;
  return (
    <>
      {purchase?.state === 'declined' && <Banner tone="bad">{t('paymentFailed')}</Banner>}
      <div className={styles.actions}>
        {purchase && url !== null && (
          <Button variant="act" onClick={() => goToPayment(url)}>
            {t('pay', { sum: purchase.amount.formatted })}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
