import { useId, useState, type ReactNode } from 'react';
import * as styles from './Menu.css.ts';

interface Props {
  title: string;
  /** For phones, on which each section opens by itself. */
  startsOpen: boolean;
  children: ReactNode;
}

/** A section of the menu: always open on a wide screen, collapsible on a phone. */
export function MenuSection({ title, startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const titleId = useId();
  const listId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span className={styles.roomyTitle}>{title}</span>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h2>
      <ul id={listId} className={styles.links} data-open={isOpen || undefined}>
        {children}
      </ul>
    </section>
  );
}
