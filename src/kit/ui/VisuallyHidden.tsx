import type { ReactNode } from 'react';
import { root } from './VisuallyHidden.css.ts';

/** Words that are spoken and not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={root}>{children}</span>;
}
