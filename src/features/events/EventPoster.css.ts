import { style, styleVariants } from '@vanilla-extract/css';

/** The size of a poster's title, relative to its usual one. */
export const title = styleVariants({ large: '1.25em', medium: '1em', small: '.76em', tiny: '.6em' }, (fontSize) => ({
  display: 'block',
  fontSize,
  letterSpacing: '-.045em',
}));

export const days = style({ whiteSpace: 'nowrap' });
export const venue = style({ textAlign: 'right' });
