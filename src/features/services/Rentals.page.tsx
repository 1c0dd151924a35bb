import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { EquipmentTable } from './EquipmentTable.tsx';
import { equipmentQuery } from './services.queries.ts';
import { loadRentals } from './services.load.ts';

/** Reads the page's data. */
export const load = loadRentals;

/** /services/rentals */
export default function RentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const equipment = useQuery(equipmentQuery);
  return (
    <GuidePage
      slug="rentals"
      title={t('shell:pages.rentals')}
      action={{ href: paths.askForRental(), label: t('rentals.action') }}
    >
      <section className={stack.m}>
        <h2>{t('rentals.equipment')}</h2>
        <Loaded query={equipment}>{(things) => <EquipmentTable equipment={things} />}</Loaded>
      </section>
    </GuidePage>
  );
}
