import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, size } = vars;

export const root = style({ display: 'inline-flex', alignItems: 'stretch' });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: size.tap,
  minHeight: size.tap,
  padding: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: vars.shape.corner,
  background: color.stoneCut,
  color: color.blue,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: color.blueWash, borderColor: color.blue },
    '&[aria-disabled=true]': { background: color.stoneWorn, color: color.inkSoft, cursor: 'not-allowed' },
  },
});

const sign = style({ width: '16px', height: '16px', background: 'currentColor' });
export const minus = style([sign, { clipPath: 'polygon(0 42%, 100% 42%, 100% 58%, 0 58%)' }]);
export const plus = style([
  sign,
  {
    clipPath:
      'polygon(42% 0, 58% 0, 58% 42%, 100% 42%, 100% 58%, 58% 58%, 58% 100%, 42% 100%, 42% 58%, 0 58%, 0 42%, 42% 42%)',
  },
]);

export const count = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.tap,
  paddingInline: vars.space.s2,
  fontSize: vars.text.lead,
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
});
