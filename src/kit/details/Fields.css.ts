import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

/** A calling code and the number that it belongs to, side by side on every screen. */
export const shortThenWide = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space.s4,
  alignItems: 'end',
});
