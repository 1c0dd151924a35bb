import { globalStyle, style } from '@vanilla-extract/css';
import { onPaint, wrap } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size, text } = vars;

export const root = style([
  onPaint,
  { background: color.harbour, color: color.onHarbour, '@media': { print: { display: 'none' } } },
]);
export const tiles = style({ height: '60px' });
export const inner = style([wrap]);
export const columns = style({
  display: 'grid',
  gap: `${space.s5} ${space.s6}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  paddingBlock: `${space.s7} ${space.s6}`,
  selectors: { '&:empty': { padding: 0 } },
});
export const title = style({
  fontFamily: vars.font.text,
  fontSize: text.sm,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: color.onHarbourSoft,
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s5}`,
  minHeight: size.bar,
  paddingBlock: `${space.s3} ${space.s4}`,
  borderTop: `1px solid ${color.harbourLine}`,
  color: color.onHarbourSoft,
  fontSize: text.sm,
});
globalStyle(`${root} :is(a, button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  color: 'inherit',
  padding: '.35rem 0',
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: '#FFFFFF66',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
});
globalStyle(`${root} :is(a, button):hover`, { textDecorationColor: 'currentColor', textDecorationThickness: '3px' });
