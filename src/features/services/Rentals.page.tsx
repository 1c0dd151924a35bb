import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { type RentalTerms, rentalTermsQuery } from '../../kit/rental-terms.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Price } from '../../kit/ui/Price.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { note } from './Services.css.ts';
import { equipmentQuery, loadRentals } from './services.queries.ts';

/** The venues for hire, with how many people each holds and the price. */
function VenueTable({ venues }: { venues: RentalTerms['venues'] }) {
  const { t } = useTranslation(['services', 'common']);
  return (
    <Table
      caption={t('rentals.venues')}
      captionHidden
      columns={[
        { label: t('rentals.venue') },
        { label: t('rentals.people'), align: 'end' },
        { label: t('price'), align: 'end' },
      ]}
      rows={venues.map(({ id, name, locality, access, capacity, price }) => ({
        key: id,
        cells: [
          <>
            {withItsNoun(name)}
            <span className={note}>{withItsNoun(access === null ? locality : `${locality}. ${access}`)}</span>
          </>,
          capacity,
          <Price key="price" price={price} freeLabel={t('common:free')} />,
        ],
      }))}
    />
  );
}

interface Props {
  equipment: readonly components['schemas']['Equipment'][];
}

/** The equipment for rent, with who may borrow it and the price. */
function EquipmentTable({ equipment }: Props) {
  const { t } = useTranslation(['services', 'common']);
  if (equipment.length === 0) return <p>{t('rentals.noEquipment')}</p>;
  return (
    <Table
      caption={t('rentals.equipment')}
      captionHidden
      stacks
      columns={[
        { label: t('rentals.thing') },
        { label: t('who') },
        { label: t('rentals.quantity'), align: 'end' },
        { label: t('price'), align: 'end' },
        { label: t('deposit'), align: 'end' },
      ]}
      rows={equipment.map(({ id, name, description, quantity, for_whom, price, deposit }) => ({
        key: id,
        cells: [
          <>
            {withItsNoun(name)}
            <span className={note}>{withItsNoun(description)}</span>
          </>,
          t(`rentals.forWhom.${for_whom}`),
          quantity,
          <Price key="price" price={price} freeLabel={t('common:free')} />,
          deposit.amount === 0 ? '–' : deposit.formatted,
        ],
      }))}
    />
  );
}

export const load = loadRentals;

/** /services/rentals */
export default function RentalsPage() {
  const { t } = useTranslation(['services', 'shell']);
  const terms = useQuery(rentalTermsQuery);
  const equipment = useQuery(equipmentQuery);
  return (
    <GuidePage
      slug="rentals"
      strip
      title={t('shell:pages.rentals')}
      action={{ href: paths.askForRental(), label: t('rentals.action') }}
    >
      <section className={stack.m}>
        <h2>{t('rentals.venues')}</h2>
        <Loaded query={terms}>{({ venues }) => <VenueTable venues={venues} />}</Loaded>
      </section>
      <section className={stack.m}>
        <h2>{t('rentals.equipment')}</h2>
        <Loaded query={equipment}>{(things) => <EquipmentTable equipment={things} />}</Loaded>
      </section>
    </GuidePage>
  );
}
