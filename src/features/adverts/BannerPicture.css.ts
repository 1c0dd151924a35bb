import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';

/** All in the same place; only one is visible and focusable. */
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
