import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { space } = vars;

/** Two lists side by side. */
export const pair = style({
  display: 'grid',
  gap: space.s7,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s8 } },
});
