import type { ReactNode } from 'react';
import { stack } from '../theme/layout.css.ts';
import { useFocusHome } from '../ui/use-focus-home.ts';

/**
 * What can be done about a case: buttons, or the form that one of them opened, whose title, or else first field, then has the focus. After a
 * decision the case's own title has it.
 */
export function CaseActions({ children }: { children: ReactNode }) {
  const home = useFocusHome<HTMLDivElement>('h2, input:not([hidden]), select, textarea');
  return (
    <div ref={home} className={stack.l}>
      {children}
    </div>
  );
}
