import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space, shape } = vars;

export const body = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s3} ${space.s4}` });

/** The shape of a card, to show what to photograph. */
const frameBase = style({
  flex: 'none',
  display: 'grid',
  width: '11.5rem',
  maxWidth: '100%',
  aspectRatio: '86 / 54',
  overflow: 'hidden',
  borderRadius: shape.corner,
  background: color.stoneWorn,
});
export const frame = styleVariants({
  empty: [frameBase, { border: `2px dashed ${color.edge}` }],
  full: [frameBase, { border: `2px solid ${color.edge}` }],
});
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const outline = style({ width: '100%', fill: color.grout, stroke: color.grout, strokeWidth: 3 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
/** Only on devices that probably have a camera: phones and tablets. */
export const cameraOnly = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'contents' } } });

/** The input itself is hidden: its focus ring appears on the button. */
export const way = style({
  cursor: 'pointer',
  selectors: {
    'input:focus-visible + &': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${color.focusGap}`,
    },
  },
});
