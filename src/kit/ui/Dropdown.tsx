import { useId, type ReactNode } from 'react';
import * as styles from './Dropdown.css.ts';

interface Props {
  /** Text of the button: the present choice, or the name of the choices. */
  label: ReactNode;
  /** Class of the button. */
  className: string;
  /** The links, each in its `<li>`. */
  children: ReactNode;
}

/** A button with a few links under it. The browser itself opens it, and closes it on Esc and a press elsewhere: it needs no script. */
export function Dropdown({ label, className, children }: Props) {
  const listId = useId();
  return (
    <div className={styles.root}>
      <button type="button" className={className} popoverTarget={listId}>
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <ul id={listId} popover="auto" className={styles.list}>
        {children}
      </ul>
    </div>
  );
}
