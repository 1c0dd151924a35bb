import { globalStyle, style } from '@vanilla-extract/css';
import { section, wrap } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const root = style([wrap, section]);
export const title = style({ marginBottom: space.s5 });
/** One row; what does not fit is reached by swiping, or by the links in it. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(13rem, 1fr)',
  gap: space.s4,
  paddingBlock: space.s1,
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
});
export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  maxWidth: '20rem',
  scrollSnapAlign: 'start',
});
export const art = style({ height: '7rem', overflow: 'hidden' });
export const partner = style({ color: color.inkSoft, fontSize: text.sm });
export const name = style({
  fontFamily: font.display,
  fontSize: text.lead,
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: '-.015em',
});
globalStyle(`${name} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${name} a:hover`, { color: color.blue, textDecoration: 'underline' });
export const body = style({ color: color.inkSoft, fontSize: text.sm, lineHeight: 1.4 });
