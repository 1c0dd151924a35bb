import { style } from '@vanilla-extract/css';

/** White by night as well: scanners want it so. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  '@media': { print: { printColorAdjust: 'exact' } },
});
