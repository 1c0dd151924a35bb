import { useTranslation } from 'react-i18next';
import type { components } from '../../openapi/portal.gen.ts';
import { Table } from '../ui/Table.tsx';
import { note } from './Services.css.ts';

interface Props {
  types: readonly components['schemas']['TogaType'][];
}

/** What is worn, piece by piece, with what each costs alone. */
export function TogaTable({ types }: Props) {
  const { t } = useTranslation('services');
  return (
    <Table
      caption={t('toga.parts')}
      captionHidden
      columns={[{ label: t('toga.part') }, { label: t('toga.inSet') }, { label: t('price'), align: 'end' }]}
      rows={types.map(({ id, name, description, price, in_set }) => ({
        key: id,
        cells: [
          <>
            {name}
            <span className={note}>{description}</span>
          </>,
          t(in_set ? 'toga.yes' : 'toga.no'),
          price.formatted,
        ],
      }))}
    />
  );
}
