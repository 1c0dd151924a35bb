import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import * as styles from './Account.css.ts';
import type { Permit } from './permit.queries.ts';

/** The payment due for a permit. */
export function PayPermit({ permit: { purchase }, children }: { permit: Permit; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <>
      {purchase?.state === 'declined' && <Banner tone="bad">{t('paymentFailed')}</Banner>}
      <div className={styles.actions}>
        {purchase?.url != null && (
          <LinkButton variant="act" href={paths.purchaseReturn(purchase.id, 'order')}>
            {t('pay', { sum: purchase.amount.formatted })}
          </LinkButton>
        )}
        {children}
      </div>
    </>
  );
}
