import { useTranslation } from 'react-i18next';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useOrderCard, type Card } from './card.queries.ts';
import * as styles from './Card.css.ts';
import { CardFace } from './CardFace.tsx';
import { CardTimes } from './CardTimes.tsx';
import { Failure } from './Failure.tsx';
import { useGoToPayment } from './use-go-to-payment.ts';

/** A preview of the card, and the button to order it. */
export function OrderCard({ card }: { card: Card }) {
  const { t } = useTranslation('account');
  const ordering = useOrderCard();
  const leaving = useGoToPayment();
  const sum = card.fee.formatted;
  const isOpen = card.state === 'awaiting_payment';
  const order = () => ordering.mutate(undefined, { onSuccess: ({ url }) => url !== null && leaving.mutate(url) });
  const isBusy = ordering.isPending || leaving.isPending;
  return (
    <div className={styles.offer}>
      <CardFace card={card} />
      <div className={stack.m}>
        <p>{isOpen ? t('card.awaiting') : t('card.leadNone', { sum })}</p>
        {card.purchase?.state === 'declined' && <Banner tone="bad">{t('paymentFailed')}</Banner>}
        <Failure error={ordering.error ?? leaving.error} />
        {(isOpen || card.can_order) && (
          <div>
            <Button variant="act" busy={isBusy ? t('card.ordering') : undefined} onClick={order}>
              {isOpen ? t('pay', { sum }) : t('card.order', { sum })}
            </Button>
          </div>
        )}
        <CardTimes isOpen={card.can_order} />
      </div>
    </div>
  );
}
