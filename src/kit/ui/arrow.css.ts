import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

/** A cut arrow that points forward and moves 4 px when its link is hovered. */
export const arrow = style({
  flex: 'none',
  width: '.9em',
  height: '.62em',
  background: 'currentColor',
  clipPath: 'polygon(0 36%, 58% 36%, 58% 0, 100% 50%, 58% 100%, 58% 64%, 0 64%)',
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { ':hover > &': { translate: '4px 0' } },
});
