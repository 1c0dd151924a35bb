import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { stack } from '../theme/layout.css.ts';
import { button } from '../ui/Button.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { asTitle, withItsNoun } from '../ui/with-its-noun.tsx';
import * as styles from './ListHead.css.ts';
import { SearchForm } from './SearchForm.tsx';

interface Props extends ComponentProps<typeof SearchForm> {
  title: string;
  /** Says in a line or two what the list holds. */
  about: ReactNode;
}

/** The head of a list with its search, which a phone has behind a button: the list begins higher up. */
export function ListHead({ title, about, ...search }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  // As the page was opened: from then on the reader folds it.
  const [isOpen] = useState(search.words !== undefined);
  const unfold = (event: MouseEvent) => {
    if (!fold.current || fold.current.open) return;
    event.preventDefault();
    fold.current.open = true;
    fold.current.querySelector('input')?.focus();
  };
  return (
    <div className={styles.root}>
      <div className={stack.s}>
        <h1>{asTitle(title)}</h1>
        <p className={styles.about}>{withItsNoun(about)}</p>
      </div>
      <details ref={fold} className={styles.fold} open={isOpen}>
        <summary className={`${button.line} ${styles.button}`} onClick={unfold}>
          <svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
            <path d="M10 3a7 7 0 100 14 7 7 0 000-14ZM15 15l6 6" />
          </svg>
          <VisuallyHidden>{search.label}</VisuallyHidden>
        </summary>
        <SearchForm {...search} />
      </details>
    </div>
  );
}
