import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  paddingBlock: vars.space.s6,
  borderTop: `2px solid ${vars.color.ink}`,
});
export const art = style({ width: '6rem', height: '6rem' });
export const title = style({ fontSize: vars.text.h3 });
