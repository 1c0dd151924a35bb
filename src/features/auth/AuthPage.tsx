import type { ReactNode } from 'react';
import { page } from './AuthPage.css.ts';

/** A page about signing in: text and a form, one below the other. */
export function AuthPage({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}
