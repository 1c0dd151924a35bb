import type { ReactNode } from 'react';
import * as styles from './Desk.css.ts';

export interface DeskEntry {
  id: string;
  /** Missing where there is nothing more to see. */
  href?: string | undefined;
  name: string;
  /** The fact to see at a glance. */
  fact: ReactNode;
  /** Its state, or how long it has been waiting. */
  standing: ReactNode;
}

/** The entries of a queue or a search: a link to each case. */
export function DeskEntries({ entries }: { entries: readonly DeskEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, href, name, fact, standing }) => (
        <li key={id} className={styles.entry}>
          {href === undefined ? name : <a href={href}>{name}</a>}
          <span className={styles.detail}>{fact}</span>
          <span className={styles.detail}>{standing}</span>
        </li>
      ))}
    </ul>
  );
}
