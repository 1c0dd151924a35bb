import type { ReactNode } from 'react';
import { lead } from '../theme/layout.css.ts';
import { withItsNoun } from './with-its-noun.tsx';

/** A page's opening paragraph, under its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{withItsNoun(children)}</p>;
}
