import type { ReactNode } from 'react';
import { root } from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={root}>{children}</span>;
}
