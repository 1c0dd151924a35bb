import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space.s2 });
export const words = style({ fontSize: vars.text.sm, fontWeight: 650 });
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '10px',
  border: `1px solid ${color.edge}`,
  background: color.stoneWorn,
  selectors: {
    '&::-webkit-progress-bar': { background: color.stoneWorn },
    '&::-webkit-progress-value': { background: color.blue },
    '&::-moz-progress-bar': { background: color.blue },
  },
});
