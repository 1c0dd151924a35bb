import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, shape, size, space, text } = vars;

export const sessions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  marginBottom: space.s4,
  fontWeight: 650,
});
export const figure = style({
  fontFamily: font.display,
  fontSize: '4rem',
  fontWeight: 850,
  lineHeight: 0.9,
  letterSpacing: '-.05em',
});

/** Loud on purpose: it must be found first. */
export const urgent = style({
  padding: space.s5,
  borderInlineStart: `${shape.strake} solid ${color.red}`,
  background: color.redWash,
});
export const title = style({ fontSize: text.h3 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s3}`,
  paddingTop: space.s3,
});
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  color: 'inherit',
  fontSize: text.lead,
  fontWeight: 750,
});
export const hours = style({ flexBasis: '100%', fontSize: text.sm });
