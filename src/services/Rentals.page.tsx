import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Glance } from '../content/Glance.tsx';
import { GuidePage } from '../content/GuidePage.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { stack } from '../theme/layout.css.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { EquipmentTable } from './EquipmentTable.tsx';
import { equipmentQuery, venuesQuery } from './services.queries.ts';
import { VenueList } from './VenueList.tsx';

/** /services/rentals */
export default function RentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  return (
    <GuidePage
      title={t('shell:pages.rentals')}
      lead={t('rentals.lead')}
      actions={
        <LinkButton variant="act" href={paths.contact({ topic: 'services' })}>
          {t('rentals.action')}
        </LinkButton>
      }
      glance={
        <Glance
          seed="rentals"
          figure={t('rentals.figure')}
          caption={t('rentals.caption')}
          facts={t('rentals.facts', { returnObjects: true })}
        />
      }
      needs={{ title: t('needs'), points: t('rentals.needs', { returnObjects: true }) }}
      steps={{ title: t('steps'), points: t('rentals.steps', { returnObjects: true }) }}
    >
      <section className={stack.m}>
        <h2>{t('rentals.equipment')}</h2>
        <Loaded query={useQuery(equipmentQuery)}>{(equipment) => <EquipmentTable equipment={equipment} />}</Loaded>
      </section>
      <section className={stack.m}>
        <h2>{t('rentals.venues')}</h2>
        <Loaded query={useQuery(venuesQuery)}>{(venues) => <VenueList venues={venues} />}</Loaded>
      </section>
    </GuidePage>
  );
}
