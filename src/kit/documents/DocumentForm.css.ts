import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

/** Planks laid from left to right. */
export const progress = style({
  width: '100%',
  height: '.75rem',
  appearance: 'none',
  border: 0,
  background: color.unlaid,
  accentColor: color.blue,
  '::-webkit-progress-bar': { background: color.unlaid },
  '::-webkit-progress-value': { background: color.blue },
  '::-moz-progress-bar': { background: color.blue },
});
