import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const offer = style({
  display: 'grid',
  gap: space.s5,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', gap: space.s6, alignItems: 'center' },
  },
});

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
export const deal = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
});
export const partner = style({ fontFamily: font.text, fontSize: text.base, fontWeight: 700, letterSpacing: 0 });
export const dealOffer = style({
  order: -1,
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});
export const terms = style({ color: color.inkSoft, fontSize: text.sm });
