import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { linesOf, sumOf, type TogaLine, type TogaPiece, type TogaPrices } from '../../../machines/toga/price.ts';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { Totals } from '../../kit/ui/Totals.tsx';
import * as styles from './togas.css.ts';
import { togaStatusQuery, type TogaType, togaTypesQuery } from './togas.queries.ts';

function pricesOf(types: readonly TogaType[], togaSet: number): TogaPrices {
  const priceOf = (piece: TogaPiece) => types.find(({ id }) => id === piece)?.price.amount ?? 0;
  return {
    togaSet,
    toga: priceOf('toga'),
    sash: priceOf('sash'),
    trencher: priceOf('trencher'),
    doctorateTrencher: priceOf('doctorateTrencher'),
  };
}

/** The cost of these pieces, line by line; nothing until the prices are known. */
export function Bill({ pieces }: { pieces: readonly TogaPiece[] }) {
  const { t } = useTranslation(['togas', 'common']);
  const { data: types } = useQuery(togaTypesQuery);
  const { data: status } = useQuery(togaStatusQuery);
  if (types === undefined || status === undefined || pieces.length === 0) return null;
  const lines = linesOf(pieces, pricesOf(types, status.set.amount));
  const nameOf = (item: TogaLine['item']) =>
    item === 'set' ? t('pieces.set') : (types.find(({ id }) => id === item)?.name ?? item);
  return (
    <div className={styles.bill}>
      <Totals
        lines={lines.map(({ item, cents }) => ({ label: nameOf(item), amount: formatCents(cents) }))}
        total={{ label: t('common:total'), amount: formatCents(sumOf(lines)) }}
      />
    </div>
  );
}
