import { style } from '@vanilla-extract/css';

/** Room for exactly four wide digits. */
export const code = style({
  width: '10.5rem',
  minHeight: '4rem',
  fontSize: '1.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.35em',
});
