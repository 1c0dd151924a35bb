import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { paint } = vars;

export const root = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  containerType: 'inline-size',
});
export const plain = style({ height: '100%' });
export const art = style({
  height: '100%',
  selectors: {
    // A faded picture lies on white paint, so that words over it stay legible in both themes.
    '&[data-faded]': { background: paint.white },
  },
});
globalStyle(`${art}[data-faded] > *`, { opacity: 0.32 });
