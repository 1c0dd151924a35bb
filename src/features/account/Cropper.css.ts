import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size, text } = vars;

export const root = style({ display: 'grid', gap: space.s4, width: 'min(20rem, 100%)' });
export const hint = style({ color: color.inkSoft, fontSize: text.sm });
export const frame = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  background: color.unlaid,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});
export const canvas = style({ display: 'block', width: '100%', height: '100%' });
/** Veils the part of the picture outside the round crop. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 20rem ${color.veil}`,
  pointerEvents: 'none',
});
export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space.s4,
  minHeight: size.tap,
  fontWeight: 700,
  accentColor: color.blue,
});
