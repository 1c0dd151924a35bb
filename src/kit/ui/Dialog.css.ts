import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({
  width: 'min(32rem, calc(100% - 2rem))',
  padding: space.s6,
  border: 0,
  borderTop: `${vars.shape.strake} solid ${color.blue}`,
  background: color.stoneRaise,
  color: color.ink,
  boxShadow: `0 12px 32px ${color.float}`,
  '::backdrop': { background: color.veil },
});
export const content = style({ display: 'flex', flexDirection: 'column', gap: space.s4 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s3} ${space.s4}` });
