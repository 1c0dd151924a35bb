import { style } from '@vanilla-extract/css';
import { belowMd } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

/** A corner of the row under the map. */
export const corner = style({ order: 1, borderRight: `1px solid ${vars.color.grout}` });

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.tap,
  padding: `0 ${vars.space.s3}`,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.text.sm,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { color: vars.color.blue },
});

export const icon = style({
  width: '1.25rem',
  height: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
/** A phone has no room for it. */
export const word = style({ '@media': { [belowMd]: { display: 'none' } } });

/** A caret that points to where the map will go. */
export const caret = style({
  width: '.7rem',
  height: '.45rem',
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  selectors: { [`${toggle}[aria-expanded="false"] &`]: { rotate: '180deg' } },
});

/** 160 x 104 px when open. */
export const plan = style({
  position: 'relative',
  width: 160,
  height: 104,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'crosshair',
  background: vars.color.stone,
});

export const canvas = style({ display: 'block', width: 160, height: 104 });

export const frame = style({
  position: 'absolute',
  top: 0,
  left: 0,
  border: `3px solid ${vars.color.blue}`,
  willChange: 'transform',
  pointerEvents: 'none',
});
