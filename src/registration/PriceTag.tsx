import { formatCents } from '../i18n/format-cents.ts';
import * as styles from './registration.css.ts';

interface Props {
  name: string;
  note: string;
  /** In euro cents. */
  cents: number;
}

/** What something costs, before it is paid. */
export function PriceTag({ name, note, cents }: Props) {
  return (
    <div className={styles.price}>
      <span className={styles.priceName}>{name}</span>
      <span className={styles.priceNote}>{note}</span>
      <span className={styles.sum}>{formatCents(cents)}</span>
    </div>
  );
}
