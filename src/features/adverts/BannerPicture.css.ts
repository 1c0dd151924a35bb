import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';

/** All lie in the same place; only one is seen, and reached. */
export const root = style({
  gridArea: '1 / 1',
  display: 'block',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});
export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '300 / 50',
  '@media': { [from.xl]: { aspectRatio: '970 / 90' } },
});
