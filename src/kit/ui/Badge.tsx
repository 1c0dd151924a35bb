import type { ReactNode } from 'react';
import { root } from './Badge.css.ts';

/** `ok` on sale, `low` running out, `stop` cancelled, `busy` in progress, `plain` sold out or neutral. */
export type BadgeTone = keyof typeof root;

/** A state as shape and word; colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={root[tone]}>{children}</span>;
}
