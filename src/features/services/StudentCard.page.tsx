import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { CardDates } from './CardDates.tsx';
import { DealList } from './DealList.tsx';
import { cardDatesQuery, dealsQuery } from './services.queries.ts';
import { loadCard } from './services.load.ts';

/** Reads the page's data. */
export const load = loadCard;

/** /services/student-card */
export default function StudentCardPage() {
  const { t } = useTranslation(['services', 'shell']);
  const { data: dates } = useQuery(cardDatesQuery);
  const deals = useQuery(dealsQuery);
  return (
    <GuidePage
      slug="student-card"
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
