import type { ReactNode } from 'react';
import { stack } from '../theme/layout.css.ts';
import { useFocusHome } from '../ui/use-focus-home.ts';

/**
 * The actions of a case: buttons, or the form that one of them opened. The focus goes to the form's title, or else to its first field, and
 * after a decision to the case's own title.
 */
export function CaseActions({ children }: { children: ReactNode }) {
  const home = useFocusHome<HTMLDivElement>('h2, input:not([hidden]), select, textarea');
  return (
    <div ref={home} className={stack.l}>
      {children}
    </div>
  );
}
