import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  padding: vars.space.s5,
  background: vars.color.stoneCut,
  border: `1px solid ${vars.color.grout}`,
});
