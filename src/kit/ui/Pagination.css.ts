import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, size } = vars;

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s1 });
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size.tap,
  minHeight: size.tap,
  paddingInline: '.6rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current]': { background: color.ink, color: color.stone, textDecoration: 'none' },
  },
});
export const gap = style({ paddingInline: '.35rem', color: color.inkSoft });
