import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '20rem',
  background: vars.color.stone,
});

/** The seats' area: nothing else lies over them but the card of the seat under the pointer. */
export const stage = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  isolation: 'isolate',
});

/** Overview and zoom, under the seats. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Its buttons come a frame after the seats.
  minHeight: `calc(${vars.size.tap} + 1px)`,
  background: vars.color.stoneRaise,
  borderTop: `1px solid ${vars.color.grout}`,
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

export const controls = style({ display: 'flex', order: 2, marginLeft: 'auto' });

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.tap,
  height: vars.size.tap,
  padding: 0,
  border: 0,
  borderLeft: `1px solid ${vars.color.grout}`,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  ':hover': { background: vars.color.blueWash, color: vars.color.blue },
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
