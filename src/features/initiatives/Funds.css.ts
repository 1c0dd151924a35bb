import { globalStyle, style } from '@vanilla-extract/css';
import { onPaint } from '../../kit/theme/layout.css.ts';
import { boxLink } from '../../kit/theme/box-link.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** Doors side by side, each under its own floor of tiles. */
export const wall = style({
  display: 'grid',
  gap: '1px',
  border: `1px solid ${color.grout}`,
  background: color.grout,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const fund = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: color.stoneCut,
});
export const floor = style({ height: 'clamp(4.5rem, 9vw, 7rem)', overflow: 'hidden' });
export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s2,
  padding: `${space.s4} ${space.s4} ${space.s5}`,
});
export const name = style({ fontSize: text.h3 });
export const link = boxLink([fund]);
export const summary = style({ flex: 1, color: color.inkSoft, fontSize: text.sm, lineHeight: 1.4 });
export const when = style({ fontSize: text.sm, fontWeight: 650 });

/** One figure as large as its panel, over a floor of tiles. */
export const figurePanel = style([
  onPaint,
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) 27%',
    height: '100%',
    background: color.hull,
    color: color.onHull,
  },
]);
export const figureWords = style({ alignSelf: 'center', paddingInline: '6cqi' });
export const figure = style({
  display: 'block',
  marginBottom: '2cqi',
  color: color.yellow,
  fontFamily: font.display,
  fontSize: '25cqi',
  fontWeight: 850,
  lineHeight: 0.95,
  letterSpacing: '-.05em',
});

const checklist = style({ borderTop: `2px solid ${color.ink}` });
globalStyle(`${checklist} > li`, {
  position: 'relative',
  paddingBlock: space.s3,
  paddingInlineStart: '2rem',
  borderBottom: `1px solid ${color.grout}`,
});
globalStyle(`${checklist} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '.25rem',
  top: '1.3em',
  width: '.6rem',
  height: '.6rem',
  background: color.blue,
});
export const may = style([checklist]);
export const mayNot = style([checklist]);
globalStyle(`${mayNot} > li::before`, { background: color.red, rotate: '45deg' });
