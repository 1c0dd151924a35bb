import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { withItsNoun } from './with-its-noun.tsx';

interface Props {
  title: string;
  /** Why the list is empty, and what to do about it. */
  children?: ReactNode;
  /** A small drawing, hidden from screen readers. */
  art?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, art }: Props) {
  return (
    <div className={styles.root}>
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <h2 className={styles.title}>{withItsNoun(title)}</h2>
      {children}
    </div>
  );
}
