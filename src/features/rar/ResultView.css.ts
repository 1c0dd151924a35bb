import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

/** The most that a section can give, in unlaid tiles; what it was given is laid. */
export const bar = style({
  display: 'block',
  blockSize: '.75rem',
  marginBlockStart: space.s2,
  background: color.stoneWorn,
  border: `1px solid ${color.edge}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: `repeating-linear-gradient(90deg, ${color.blue} 0 .7rem, ${color.blueDeep} .7rem .75rem)`,
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const figure = style({ whiteSpace: 'nowrap' });
export const points = style({ display: 'grid', minInlineSize: '9rem' });

export const rooms = style({ listStyle: 'decimal', margin: 0, paddingInlineStart: space.s5 });
export const room = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.s2,
  borderBottom: `1px solid ${color.grout}`,
});
