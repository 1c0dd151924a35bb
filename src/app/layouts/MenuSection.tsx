import { useId, useState, type ReactNode } from 'react';
import * as styles from './Menu.css.ts';

interface Props {
  title: string;
  /** On a phone, where sections open one by one. */
  startsOpen: boolean;
  children: ReactNode;
}

/** A section of the menu: all of it where there is room, one that opens on a phone. */
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
