import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  height: '100%',
  minHeight: '20rem',
  overflow: 'hidden',
  background: vars.color.stone,
  isolation: 'isolate',
});

export const canvas = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-over="seat"]': { cursor: 'pointer' },
    '&[data-over="taken"]': { cursor: 'not-allowed' },
  },
});

export const layer = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0', willChange: 'transform' });

export const controls = style({
  position: 'absolute',
  top: vars.space.s3,
  right: vars.space.s3,
  display: 'grid',
  background: vars.color.stoneRaise,
  border: `2px solid ${vars.color.ink}`,
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.tap,
  height: vars.size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  ':hover': { background: vars.color.blueWash, color: vars.color.blue },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.grout}` } },
});

export const icon = style({
  width: '1.25rem',
  height: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
});

export const card = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: '16rem',
  padding: `${vars.space.s1} ${vars.space.s2}`,
  background: vars.color.ink,
  color: vars.color.stone,
  fontSize: vars.text.xs,
  fontWeight: 600,
  lineHeight: 1.35,
  pointerEvents: 'none',
});
