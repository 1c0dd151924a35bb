import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

/** The price of an offer, shown before it is paid. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  padding: space.s5,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});
export const priceName = style({ fontWeight: 700 });
export const priceNote = style({ gridColumn: 1, color: color.inkSoft, fontSize: vars.text.sm });
export const sum = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.03em',
});

export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
});
export const news = style({ paddingLeft: '1.2em', listStyle: 'disc' });
