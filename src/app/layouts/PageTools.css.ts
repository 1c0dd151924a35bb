import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s4}`,
  '@media': { print: { display: 'none' } },
});
export const print = style({ marginLeft: 'auto' });
