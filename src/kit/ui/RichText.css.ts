import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, font, size, space, text } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  minWidth: 0,
  maxWidth: size.measure,
});
globalStyle(`${root} > h2:not(:first-child)`, { marginTop: space.s5 });

const base = style({ paddingInlineStart: '1.4rem' });
export const list = styleVariants({
  ordered: [base, { listStyle: 'decimal' }],
  unordered: [base, { listStyle: 'square' }],
});
globalStyle(`${base} > li`, { paddingInlineStart: space.s1 });
globalStyle(`${base} > li + li`, { marginTop: space.s2 });
globalStyle(`${base} > li::marker`, { color: color.blue, fontWeight: 700 });

export const quote = style({ paddingBlock: space.s3, borderBlock: `2px solid ${color.ink}` });
export const quoted = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '-.015em',
});
export const by = style({ marginTop: space.s2, color: color.inkSoft, fontSize: text.sm });
