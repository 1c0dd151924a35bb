import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
});
export const chosen = style({ fontWeight: 650, overflowWrap: 'anywhere' });
/** The input itself is out of sight: its ring shows on the button. */
export const choose = style({
  selectors: {
    'input:focus-visible + &': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
  },
});
