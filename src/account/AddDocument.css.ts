import { style } from '@vanilla-extract/css';
import { input } from '../ui/Field.css.ts';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const file = style([
  input,
  {
    '::file-selector-button': {
      marginRight: vars.space.s4,
      padding: '.45rem .9rem',
      border: `2px solid ${color.blue}`,
      borderRadius: vars.shape.corner,
      background: 'transparent',
      color: color.blue,
      font: 'inherit',
      fontWeight: 700,
      cursor: 'pointer',
    },
  },
]);

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
