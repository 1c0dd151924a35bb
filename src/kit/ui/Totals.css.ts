import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingBlock: '.6rem',
  borderBottom: `1px solid ${vars.color.grout}`,
});
export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s4,
  marginTop: '-1px',
  paddingTop: '.8rem',
  borderTop: `3px solid ${vars.color.ink}`,
  fontWeight: 750,
});
export const totalAmount = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  fontWeight: 850,
  lineHeight: 1,
});
