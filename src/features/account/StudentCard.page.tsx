import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import * as styles from './Account.css.ts';
import * as cardStyles from './Card.css.ts';
import { type Card, type Deal, cardDatesQuery, cardQuery, dealsQuery, useOrderCard } from './card.queries.ts';
import * as face from './CardFace.css.ts';
import { CardFace } from './CardFace.tsx';

/** The card's discounts, grouped by kind. */
function CardDeals() {
  const { t } = useTranslation('account');
  const deals = useQuery(dealsQuery);
  return (
    <section className={stack.m}>
      <h2>{t('card.deals.title')}</h2>
      <Loaded query={deals}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('card.deals.none')}</p>
          ) : (
            <div className={cardStyles.categories}>
              <DealsByCategory deals={all} />
            </div>
          )
        }
      </Loaded>
    </section>
  );
}

function DealsByCategory({ deals }: { deals: readonly Deal[] }) {
  const categories = [...new Set(deals.map(({ category }) => category))];
  return categories.map((category) => (
    <section key={category}>
      <h3 className={cardStyles.category}>{category}</h3>
      <ul>
        {deals
          .filter((deal) => deal.category === category)
          .map(({ id, partner, offer, conditions }) => (
            <li key={id} className={cardStyles.deal}>
              <h4 className={cardStyles.partner}>{partner}</h4>
              <p className={cardStyles.dealOffer}>{offer}</p>
              {conditions !== null && <p className={cardStyles.terms}>{conditions}</p>}
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The card, and its code as large as the screen allows. */
function IssuedCard({ card }: { card: Card }) {
  const { t } = useTranslation(['account', 'common']);
  const [large, setLarge] = useState(false);
  const close = () => setLarge(false);
  return (
    <div className={face.shown}>
      <CardFace card={card} />
      <div className={styles.actions}>
        <Button variant="act" onClick={() => setLarge(true)}>
          {t('card.show')}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t('card.print')}
        </Button>
      </div>
      <Dialog
        open={large}
        onClose={close}
        title={t('card.showTitle')}
        actions={
          <Button variant="quiet" onClick={close}>
            {t('common:close')}
          </Button>
        }
      >
        {card.qr !== null && card.qr_size != null && <QrCode path={card.qr} size={card.qr_size} label={t('card.qr')} />}
        <p className={face.large}>{card.number}</p>
      </Dialog>
    </div>
  );
}

/** Says until when cards can be ordered, or when ordering opens again. */
function CardTimes({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('account');
  const dayWords = useDayWords();
  const { data: times = [] } = useQuery(cardDatesQuery);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const coming = times
    .filter(({ closes_at }) => closes_at >= today)
    .toSorted((a, b) => (a.opens_at < b.opens_at ? -1 : 1));
  const [next] = coming;
  if (isOpen && next) return <p className={muted}>{t('card.until', { date: dayWords(next.closes_at).date })}</p>;
  if (isOpen) return null;
  const from = next && dayWords(next.opens_at).date;
  return (
    <p className={muted}>
      {t('card.closed')} {next && from !== undefined && t('card.next', { from, to: dayWords(next.closes_at).date })}
    </p>
  );
}

/** A preview of the card, and the button to order it. */
function OrderCard({ card }: { card: Card }) {
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
    <div className={cardStyles.offer}>
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

/** The student card and its discounts: /account/student-card */
export default function StudentCardPage() {
  const { t } = useTranslation('account');
  const card = useQuery(cardQuery);
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('card.title')}</h1>
        <Lead>{t(card.data?.state === 'issued' ? 'card.lead' : 'card.pitch')}</Lead>
      </div>
      <Loaded query={card} parts={['tiles', 'tiles', 'medium']}>
        {(data) => (data.state === 'issued' ? <IssuedCard card={data} /> : <OrderCard card={data} />)}
      </Loaded>
      <CardDeals />
    </div>
  );
}
