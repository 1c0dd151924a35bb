import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { Price } from '../../kit/ui/Price.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { note } from './Services.css.ts';

interface Props {
  equipment: readonly components['schemas']['Equipment'][];
}

/** The equipment for rent, with who may borrow it and the price. */
export function EquipmentTable({ equipment }: Props) {
  const { t } = useTranslation(['services', 'common']);
  if (equipment.length === 0) return <p>{t('rentals.noEquipment')}</p>;
  return (
    <Table
      caption={t('rentals.equipment')}
      captionHidden
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
            {name}
            <span className={note}>{description}</span>
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
