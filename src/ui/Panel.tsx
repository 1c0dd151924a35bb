import type { ReactNode } from 'react';
import { root } from './Panel.css.ts';

/** A cut stone for money or a deadline: at most one on a page. */
export function Panel({ label, children }: { label?: string; children: ReactNode }) {
  return label === undefined ? (
    <div className={root}>{children}</div>
  ) : (
    <section className={root} aria-label={label}>
      {children}
    </section>
  );
}
