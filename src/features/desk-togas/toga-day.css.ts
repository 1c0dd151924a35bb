import { style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { space } = vars;

/** Left out on paper. */
export const screenOnly = style([stack.m, { '@media': { print: { display: 'none' } } }]);

/** The sizes of a piece, as many side by side as there is room for. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  alignItems: 'end',
  gap: space.s4,
});
