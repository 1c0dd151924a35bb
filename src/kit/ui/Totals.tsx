import type { ReactNode } from 'react';
import * as styles from './Totals.css.ts';

interface Props {
  lines: readonly { label: string; amount: ReactNode }[];
  total: { label: string; amount: ReactNode };
}

/** The cost, line by line, with the total in the heading font. */
export function Totals({ lines, total }: Props) {
  return (
    <dl>
      {lines.map(({ label, amount }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className={styles.totalAmount}>{total.amount}</dd>
      </div>
    </dl>
  );
}
