import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .4rem',
  paddingTop: vars.space.s3,
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
});
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  selectors: { '& + &::before': { content: '"/" / ""', marginRight: '.4rem' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.tap,
  minHeight: vars.size.tap,
  color: 'inherit',
});
