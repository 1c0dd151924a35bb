import type { ComponentProps } from 'react';
import { button } from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';
import { withItsNoun } from './with-its-noun.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  variant?: ButtonVariant;
  wide?: boolean;
}

/** A link to another page that looks like a button. */
export function LinkButton({ variant = 'primary', wide = false, children, ...rest }: Props) {
  return (
    <a {...rest} className={button[variant]} data-wide={wide || undefined}>
      {withItsNoun(children)}
    </a>
  );
}
