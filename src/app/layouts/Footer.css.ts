import { globalStyle, style } from '@vanilla-extract/css';
import { onPaint, wrap } from '../../kit/theme/layout.css.ts';
import { belowMd, from } from '../../kit/theme/media.ts';
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
  paddingBlock: `${space.s4} ${space.s5}`,
  selectors: { '&:empty': { padding: 0 } },
  '@media': {
    [from.md]: {
      gap: `${space.s5} ${space.s6}`,
      // As many as there are sections, not as many as have arrived: while the page comes in parts, columns must not move.
      gridTemplateColumns: 'repeat(3, 1fr)',
      paddingBlock: `${space.s7} ${space.s6}`,
    },
    [from.xl]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});
export const title = style({
  fontFamily: vars.font.text,
  fontSize: text.sm,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: color.onHarbourSoft,
  '@media': { [belowMd]: { display: 'none' } },
});
export const opener = style({
  padding: `${space.s3} 0`,
  borderBottom: `1px solid ${color.harbourLine}`,
  fontWeight: 700,
  cursor: 'pointer',
  // Where the list can be shown although it is folded, nothing is left to open.
  '@supports': { 'selector(::details-content)': { '@media': { [from.md]: { display: 'none' } } } },
});
export const fold = style({});
globalStyle(`${fold}::details-content`, { '@media': { [from.md]: { contentVisibility: 'visible' } } });
export const links = style({});
/** Without script there is nothing to agree to, and no adverts. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
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
  padding: '.25rem 0',
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
// With a mouse, lines may be closer than fingers need.
globalStyle(`${links} a`, { '@media': { [`${from.md} and (pointer: fine)`]: { minHeight: '2.25rem' } } });
