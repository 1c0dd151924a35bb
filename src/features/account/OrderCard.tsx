import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useOrderCard, type Card } from './card.queries.ts';
import * as styles from './Card.css.ts';
import { CardFace } from './CardFace.tsx';
import { CardTimes } from './CardTimes.tsx';
import { Failure } from '../../kit/content/Failure.tsx';

/** A preview of the card, and the button to order it. */
export function OrderCard({ card }: { card: Card }) {
  const { t } = useTranslation('account');
  const ordering = useOrderCard();
  const [, navigate] = useLocation();
  const sum = card.fee.formatted;
  const isOpen = card.state === 'awaiting_payment';
  const order = () =>
    ordering.mutate(undefined, {
      onSuccess: ({ id, url }) => url !== null && navigate(paths.purchaseReturn(id, 'order')),
    });
  return (
    <div className={styles.offer}>
      <CardFace card={card} />
      <div className={stack.m}>
        <p>{isOpen ? t('card.awaiting') : t('card.leadNone', { sum })}</p>
        {card.purchase?.state === 'declined' && <Banner tone="bad">{t('paymentFailed')}</Banner>}
        <Failure error={ordering.error} />
        {(isOpen || card.can_order) && (
          <div>
            <Button variant="act" busy={ordering.isPending ? t('card.ordering') : undefined} onClick={order}>
              {isOpen ? t('pay', { sum }) : t('card.order', { sum })}
            </Button>
          </div>
        )}
        <CardTimes isOpen={card.can_order} />
      </div>
    </div>
  );
}
