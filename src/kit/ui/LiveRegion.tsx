import type { ReactNode } from 'react';
import { root } from './VisuallyHidden.css.ts';

interface Props {
  /**
   * The text to announce; an empty one is silent. The region must be on the page before its text changes. The same text is announced again
   * in a new element.
   */
  text: ReactNode;
  /** Interrupts speech: only for news that cannot wait. */
  urgent?: boolean;
}

/** Announces a change that is otherwise only visible. */
export function LiveRegion({ text, urgent = false }: Props) {
  return (
    <span className={root} role={urgent ? 'alert' : 'status'}>
      {text}
    </span>
  );
}
