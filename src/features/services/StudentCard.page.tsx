import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './Services.css.ts';
import { type CardDeal, cardDatesQuery, dealsQuery, loadCard } from './services.queries.ts';

/** The card's discounts, grouped by kind. */
function DealList({ deals }: { deals: readonly CardDeal[] }) {
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
                <p className={styles.offer}>{withItsNoun(offer)}</p>
                <p className={styles.partner}>{partner}</p>
                {conditions !== null && <p className={styles.note}>{withItsNoun(conditions)}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Props {
  dates: readonly components['schemas']['OpeningDates'][];
}

/** When the card can be ordered: now or next. */
function CardDates({ dates: [next] }: Props) {
  const { t } = useTranslation('services');
  const wordsOf = useDayWords();
  if (!next) return null;
  return <p>{t('card.orders', { from: wordsOf(next.opens_at).date, to: wordsOf(next.closes_at).date })}</p>;
}

export const load = loadCard;

/** /services/student-card */
export default function StudentCardPage() {
  const { t } = useTranslation(['services', 'shell']);
  const { data: dates } = useQuery(cardDatesQuery);
  const deals = useQuery(dealsQuery);
  return (
    <GuidePage
      slug="student-card"
      strip
      title={t('shell:pages.studentCard')}
      notice={dates && <CardDates dates={dates} />}
      action={{ href: paths.myCard(), label: t('card.action') }}
    >
      <section className={stack.m}>
        <h2>{t('card.deals')}</h2>
        <Loaded query={deals}>{(all) => <DealList deals={all} />}</Loaded>
      </section>
    </GuidePage>
  );
}
