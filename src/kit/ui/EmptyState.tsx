import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

interface Props {
  title: string;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** A small drawing, hidden from readers of speech. */
  art?: ReactNode;
}

/** In the place of a list that has nothing in it. */
export function EmptyState({ title, children, art }: Props) {
  return (
    <div className={styles.root}>
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
