import { style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

export const now = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s5 });
export const face = style({
  width: '7rem',
  height: '7rem',
  borderRadius: '50%',
  objectFit: 'cover',
  overflow: 'hidden',
  background: color.unlaid,
});
export const words = style([stack.s, { flex: '1 1 16rem' }]);
