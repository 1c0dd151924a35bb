import type { ReactNode } from 'react';
import * as styles from './Desk.css.ts';

export interface DeskEntry {
  id: string;
  href: string;
  name: string;
  /** Known at a glance. */
  fact: ReactNode;
  /** How it stands, or since when it waits. */
  standing: ReactNode;
}

/** The entries of a queue or a search: a link to each case. */
export function DeskEntries({ entries }: { entries: readonly DeskEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, href, name, fact, standing }) => (
        <li key={id} className={styles.entry}>
          <a href={href}>{name}</a>
          <span className={styles.detail}>{fact}</span>
          <span className={styles.detail}>{standing}</span>
        </li>
      ))}
    </ul>
  );
}
