import type { ComponentProps } from 'react';
import { arrow } from './arrow.css.ts';
import { root } from './MoreLink.css.ts';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  href: string;
}

/** A link to more, with a cut arrow. */
export function MoreLink({ children, ...rest }: Props) {
  return (
    <a {...rest} className={root}>
      <span>{children}</span>
      <span className={arrow} aria-hidden="true" />
    </a>
  );
}
