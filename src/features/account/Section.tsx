import { useId, type ReactNode } from 'react';
import * as styles from './Account.css.ts';

interface Props {
  title: string;
  /** The target for links from other pages. */
  id?: string;
  /** An action on the whole section, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page under its heading. */
export function Section({ title, id, action, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
