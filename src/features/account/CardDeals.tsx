import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stack } from '../../kit/theme/layout.css.ts';
import { dealsQuery, type Deal } from './card.queries.ts';
import * as styles from './Card.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';

/** The card's discounts, grouped by kind. */
export function CardDeals() {
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
            <div className={styles.categories}>
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
      <h3 className={styles.category}>{category}</h3>
      <ul>
        {deals
          .filter((deal) => deal.category === category)
          .map(({ id, partner, offer, conditions }) => (
            <li key={id} className={styles.deal}>
              <h4 className={styles.partner}>{partner}</h4>
              <p className={styles.dealOffer}>{offer}</p>
              {conditions !== null && <p className={styles.terms}>{conditions}</p>}
            </li>
          ))}
      </ul>
    </section>
  ));
}
