import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

interface Props {
  tone?: keyof typeof styles.root;
  title?: string;
  /** 'status' is announced politely, 'alert' at once; none for a notice that was there when the page opened. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** A notice that belongs to the page, with a post in the colour of its tone. */
export function Banner({ tone = 'info', title, role, children }: Props) {
  return (
    <div className={styles.root[tone]} role={role}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
