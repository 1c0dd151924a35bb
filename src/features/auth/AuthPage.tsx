import type { ReactNode } from 'react';
import { page } from './AuthPage.css.ts';

/** A page about getting in: words and a form, one under another. */
export function AuthPage({ children }: { children: ReactNode }) {
  return <div className={page}>{children}</div>;
}
