import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

/** The input itself is out of sight: its ring shows on the button. */
export const label = style({
  selectors: {
    'input:focus-visible + &': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
    },
  },
});
