import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, size, space } = vars;

export const root = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  paddingBlock: space.s1,
  borderTop: `2px solid ${color.ink}`,
  background: color.stoneRaise,
  color: color.ink,
});
/** As wide as its pictures will be, before they load. */
export const stage = style({ order: -1, minWidth: 0, width: '300px', '@media': { [from.xl]: { width: '970px' } } });
export const label = style({ color: color.inkSoft, fontSize: vars.text.xs, lineHeight: 1.3 });
export const pictures = style({ display: 'grid' });
export const controls = style({ display: 'flex' });
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: color.stoneWorn },
});

const sign = style({ width: '18px', height: '18px', background: 'currentColor' });
/** Two bars, a wedge and a cross, cut out of a square. */
export const signs = {
  pause: style([
    sign,
    { clipPath: 'polygon(12% 0, 38% 0, 38% 100%, 12% 100%, 12% 0, 62% 0, 88% 0, 88% 100%, 62% 100%, 62% 0)' },
  ]),
  play: style([sign, { clipPath: 'polygon(16% 0, 96% 50%, 16% 100%)' }]),
  close: style([
    sign,
    {
      clipPath:
        'polygon(14% 0, 50% 36%, 86% 0, 100% 14%, 64% 50%, 100% 86%, 86% 100%, 50% 64%, 14% 100%, 0 86%, 36% 50%, 0 14%)',
    },
  ]),
};
globalStyle(`${control}:focus-visible`, { outlineOffset: '-5px' });
