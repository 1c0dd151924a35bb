import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { GuidePage } from '../content/GuidePage.tsx';
import { Loaded } from '../content/Loaded.tsx';
import { stack } from '../theme/layout.css.ts';
import { EquipmentTable } from './EquipmentTable.tsx';
import { equipmentQuery, venuesQuery } from './services.queries.ts';
import { VenueList } from './VenueList.tsx';

/** /services/rentals */
export default function RentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const equipment = useQuery(equipmentQuery);
  const venues = useQuery(venuesQuery);
  return (
    <GuidePage
      slug="rentals"
      title={t('shell:pages.rentals')}
      action={{ href: paths.contact({ topic: 'services' }), label: t('rentals.action') }}
    >
      <section className={stack.m}>
        <h2>{t('rentals.equipment')}</h2>
        <Loaded query={equipment}>{(things) => <EquipmentTable equipment={things} />}</Loaded>
      </section>
      <section className={stack.m}>
        <h2>{t('rentals.venues')}</h2>
        <Loaded query={venues}>{(places) => <VenueList venues={places} />}</Loaded>
      </section>
    </GuidePage>
  );
}
