import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

/** Over the drawing, and transparent to the pointer. */
export const grid = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });

/** Moves with the view, so that each cell lies over its seat. */
export const row = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' });

export const cell = style({
  position: 'absolute',
  borderRadius: 0,
  selectors: { '&&:focus-visible': { outline: 0, boxShadow: 'none' } },
});

/** A ring around the focused seat; two lines, so that one contrasts with any background. */
export const ring = style({
  position: 'absolute',
  top: 0,
  left: 0,
  visibility: 'hidden',
  border: `3px solid ${vars.color.focus}`,
  boxShadow: `0 0 0 2px ${vars.color.focusGap}, inset 0 0 0 2px ${vars.color.focusGap}`,
  borderRadius: vars.shape.corner,
  selectors: { [`${grid}:has(${cell}:focus-visible) > &`]: { visibility: 'visible' } },
});
