import { useTranslation } from 'react-i18next';
import * as styles from './Services.css.ts';
import type { CardDeal } from './services.queries.ts';

/** The card's discounts, grouped by kind. */
export function DealList({ deals }: { deals: readonly CardDeal[] }) {
  const { t } = useTranslation('services');
  if (deals.length === 0) return <p>{t('card.noDeals')}</p>;
  const categories = Map.groupBy(deals, ({ category }) => category);
  return (
    <div className={styles.categories}>
      {[...categories].map(([category, inIt]) => (
        <section key={category}>
          <h3 className={styles.category}>{category}</h3>
          <ul>
            {inIt.map(({ id, partner, offer, conditions }) => (
              <li key={id} className={styles.deal}>
                <p className={styles.offer}>{offer}</p>
                <p className={styles.partner}>{partner}</p>
                {conditions !== null && <p className={styles.note}>{conditions}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
