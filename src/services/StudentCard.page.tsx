import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { GuidePage } from '../content/GuidePage.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { stack } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { CardGlance } from './CardGlance.tsx';
import { DealList } from './DealList.tsx';
import { cardDatesQuery, dealsQuery } from './services.queries.ts';

/** /services/student-card */
export default function StudentCardPage() {
  const { t } = useTranslation(['services', 'shell']);
  return (
    <GuidePage
      title={t('shell:pages.studentCard')}
      lead={t('card.lead')}
      actions={
        <LinkButton variant="act" href={paths.myCard()}>
          {t('card.action')}
        </LinkButton>
      }
      glance={<Loaded query={useQuery(cardDatesQuery)}>{(dates) => <CardGlance dates={dates} />}</Loaded>}
      needs={{ title: t('needs'), points: t('card.needs', { returnObjects: true }) }}
      steps={{ title: t('steps'), points: t('card.steps', { returnObjects: true }) }}
    >
      <section className={stack.m}>
        <h2>{t('card.deals')}</h2>
        <Loaded query={useQuery(dealsQuery)}>{(deals) => <DealList deals={deals} />}</Loaded>
      </section>
    </GuidePage>
  );
}
