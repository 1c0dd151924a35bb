import { style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { space } = vars;

const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s7 });

/** Organisation users have neither card nor permit. */
export const single = page;
export const split = style([
  page,
  {
    '@media': {
      [from.xl]: {
        gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
      },
    },
  },
]);
export const first = style([stack.l]);
export const aside = style([
  stack.l,
  {
    '@media': {
      [from.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', alignItems: 'start' },
      [from.xl]: { display: 'flex', alignItems: 'stretch', gridColumn: 2, gridRow: '1 / span 2' },
    },
  },
]);
