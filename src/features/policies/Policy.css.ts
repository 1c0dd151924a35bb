import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, size, space, text: sizes } = vars;

/** The contents are above the text on a phone, and stay beside it on a wide screen. */
export const columns = style({
  display: 'grid',
  gap: space.s6,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', gap: `${space.s6} ${space.s8}` },
  },
});
export const top = style([stack.s, { marginTop: `calc(-1 * ${space.s5})` }]);
export const beside = style([
  stack.l,
  {
    '@media': {
      [from.lg]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start', position: 'sticky', top: '6rem' },
    },
  },
]);
export const text = style({ minWidth: 0 });
globalStyle(`${text} h2`, { scrollMarginTop: '6rem' });

export const contents = style({
  borderTop: `2px solid ${color.ink}`,
  paddingTop: space.s3,
  '@media': { print: { display: 'none' } },
});
export const contentsTitle = style({
  fontFamily: font.text,
  fontSize: sizes.sm,
  fontWeight: 700,
  letterSpacing: 0,
  color: color.inkSoft,
});
export const contentsLink = style({ display: 'flex', alignItems: 'center', minHeight: size.tap, lineHeight: 1.3 });
