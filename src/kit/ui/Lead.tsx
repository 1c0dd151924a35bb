import type { ReactNode } from 'react';
import { lead } from '../theme/layout.css.ts';
import { withItsNoun } from './with-its-noun.tsx';

/** What a page says first, under its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={lead}>{withItsNoun(children)}</p>;
}
