import type { ReactNode } from 'react';
import { arrow } from './arrow.css.ts';
import * as styles from './ListRows.css.ts';

interface Props {
  rows: readonly {
    href: string;
    title: ReactNode;
    detail?: ReactNode;
    /** A badge or a price before the arrow. */
    end?: ReactNode;
  }[];
}

/** A list whose rows each lead somewhere. */
export function ListRows({ rows }: Props) {
  return (
    <ul className={styles.root}>
      {rows.map(({ href, title, detail, end }) => (
        <li key={href} className={styles.row}>
          <a className={styles.link} href={href}>
            <span>
              <span className={styles.title}>{title}</span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </span>
            <span className={styles.end}>
              {end}
              <span className={arrow} aria-hidden="true" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
