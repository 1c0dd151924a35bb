import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  maxHeight: '46dvh',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.shape.corner,
  background: vars.color.harbour,
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const note = style({
  position: 'absolute',
  inset: `auto ${vars.space.s3} ${vars.space.s3}`,
  color: vars.color.onHarbour,
});
export const torch = style({ position: 'absolute', right: vars.space.s3, bottom: vars.space.s3 });
