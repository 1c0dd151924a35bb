import type { ComponentProps } from 'react';
import { arrow } from './arrow.css.ts';
import { root } from './MoreLink.css.ts';
import { withItsNoun } from './with-its-noun.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  href: string;
}

/** A link to more, with a cut arrow. */
export function MoreLink({ children, ...rest }: Props) {
  return (
    <a {...rest} className={root}>
      <span>{withItsNoun(children)}</span>
      <span className={arrow} aria-hidden="true" />
    </a>
  );
}
