import * as styles from './registration.css.ts';

interface Props {
  name: string;
  note: string;
  /** '€7.00'. */
  sum: string;
}

/** What something costs, before it is paid. */
export function PriceTag({ name, note, sum }: Props) {
  return (
    <div className={styles.price}>
      <span className={styles.priceName}>{name}</span>
      <span className={styles.priceNote}>{note}</span>
      <span className={styles.sum}>{sum}</span>
    </div>
  );
}
