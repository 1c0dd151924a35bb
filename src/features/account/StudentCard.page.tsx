import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lead, stack } from '../../kit/theme/layout.css.ts';
import * as styles from './Account.css.ts';
import { cardQuery } from './card.queries.ts';
import { CardDeals } from './CardDeals.tsx';
import { IssuedCard } from './IssuedCard.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { OrderCard } from './OrderCard.tsx';

/** The student card and its discounts: /account/student-card */
export default function StudentCardPage() {
  const { t } = useTranslation('account');
  const card = useQuery(cardQuery);
  return (
    <div className={styles.page}>
      <div className={stack.s}>
        <h1>{t('card.title')}</h1>
        <p className={lead}>{t(card.data?.state === 'issued' ? 'card.lead' : 'card.pitch')}</p>
      </div>
      <Loaded query={card} parts={['tiles', 'tiles', 'medium']}>
        {(data) => (data.state === 'issued' ? <IssuedCard card={data} /> : <OrderCard card={data} />)}
      </Loaded>
      <CardDeals />
    </div>
  );
}
