import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: vars.size.tap,
  fontWeight: 650,
});
