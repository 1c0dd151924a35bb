import { globalStyle, style } from '@vanilla-extract/css';
import { dockHeight } from '../../kit/theme/layout.css.ts';

export const root = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  '@media': {
    print: { display: 'none' },
    // A zoomed or very low screen keeps its height for the page.
    '(max-height: 30rem)': { position: 'static' },
  },
});
// What takes focus must not come to rest behind it.
globalStyle('html', { scrollPaddingBottom: dockHeight });
