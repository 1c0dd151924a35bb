import { globalStyle, style } from '@vanilla-extract/css';
import { onPaint, wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size, text } = vars;

export const band = style([
  onPaint,
  { background: color.harbour, color: color.onHarbour, '@media': { print: { background: 'none', color: 'inherit' } } },
]);
export const inner = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
    paddingBlock: `${space.s4} ${space.s2}`,
    '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingBlock: space.s4 } },
  },
]);
export const tile = style({ width: '4rem', '@media': { print: { display: 'none' } } });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});
globalStyle(`${title} > a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${title} > a:hover`, { textDecoration: 'underline' });
export const subtitle = style({ color: color.onHarbourSoft, fontSize: text.sm });
/** For an officer of several organisations. */
export const choice = style({
  minHeight: size.tap,
  maxWidth: '100%',
  paddingInline: space.s2,
  border: `2px solid ${color.onHarbourSoft}`,
  borderRadius: vars.shape.corner,
  background: color.harbour,
  color: color.onHarbour,
  fontSize: text.base,
  fontWeight: 650,
});
export const years = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: space.s5,
  '@media': { [from.md]: { gridColumn: 'auto' }, print: { display: 'none' } },
});
globalStyle(`${years} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  color: 'inherit',
  fontWeight: 650,
  textDecorationColor: '#FFFFFF66',
});
globalStyle(`${years} [aria-current]`, { textDecorationColor: color.yellow, textDecorationThickness: '4px' });
export const pages = style([wrap, { paddingTop: space.s4, '@media': { print: { display: 'none' } } }]);
