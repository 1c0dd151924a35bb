import { globalStyle, style } from '@vanilla-extract/css';
import { dockHeight } from '../../kit/theme/layout.css.ts';

export const root = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  '@media': {
    print: { display: 'none' },
    // On a zoomed or very low screen the page keeps the height.
    '(max-height: 34rem)': { position: 'static' },
  },
});
// A focused element must not end up behind it.
globalStyle('html', { scrollPaddingBottom: dockHeight });
