import { style } from '@vanilla-extract/css';

/** White by night as well: scanners need it. */
export const code = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  '@media': { print: { printColorAdjust: 'exact' } },
});
