import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import * as styles from './Dropdown.css.ts';
import { useDismissal } from './use-dismissal.ts';

interface Props {
  /** What the button says: what is chosen, or what there is to choose. */
  label: ReactNode;
  /** Look of the button. */
  className: string;
  /** The links, each in its `<li>`. */
  children: ReactNode;
}

/** A button with a few links under it. Esc, a press elsewhere and leaving it by keyboard close it. */
export function Dropdown({ label, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const dismiss = useCallback((byKey: boolean) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  }, []);
  useDismissal(root, isOpen, dismiss);
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {children}
        </ul>
      )}
    </div>
  );
}
