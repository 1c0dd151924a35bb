import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});
export const tiles = style({
  height: '5.5rem',
  overflow: 'hidden',
  borderBottom: `${vars.shape.strake} solid ${color.hull}`,
});
/** The floor alone, if there are no facts. */
export const tilesAlone = style([tiles, { height: '14rem' }]);
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  padding: space.s5,
});
export const figure = style({
  display: 'block',
  fontFamily: font.display,
  fontSize: 'clamp(3.4rem, 2.6rem + 3vw, 5.5rem)',
  fontWeight: 850,
  lineHeight: 0.9,
  letterSpacing: '-.05em',
});
/** Figures that are words: a date, a sentence. */
export const wordy = style([figure, { fontSize: text.h2, lineHeight: 1.05, letterSpacing: '-.025em' }]);
export const caption = style({ display: 'block', marginTop: space.s2, fontWeight: 700 });
