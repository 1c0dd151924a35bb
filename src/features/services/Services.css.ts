import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const note = style({ display: 'block', color: color.inkSoft, fontSize: text.sm, fontWeight: 450 });
/** Deals as a price list: the discount in large type; partner and terms in small. */
export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: `${space.s6} ${space.s7}`,
  alignItems: 'start',
});
export const category = style({
  paddingBottom: space.s2,
  borderBottom: `2px solid ${color.ink}`,
  fontFamily: font.text,
  fontSize: text.sm,
  fontWeight: 700,
  letterSpacing: 0,
  color: color.inkSoft,
});
export const deal = style({ paddingBlock: space.s4, borderBottom: `1px solid ${color.grout}` });
export const offer = style({
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});
export const partner = style({ marginTop: space.s1, fontWeight: 700 });
