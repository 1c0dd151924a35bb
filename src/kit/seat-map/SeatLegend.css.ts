import { style, styleVariants } from '@vanilla-extract/css';
import { belowMd } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s4}`,
  minHeight: '3rem',
  padding: `${vars.space.s1} ${vars.space.gutter}`,
  background: vars.color.stoneCut,
  borderBottom: `1px solid ${vars.color.grout}`,
  fontSize: vars.text.sm,
  '@media': { [belowMd]: { justifyContent: 'space-between', gap: `0 ${vars.space.s1}`, fontSize: vars.text.xs } },
});

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s1, whiteSpace: 'nowrap' });

/** The first category is set apart from the states. */
export const category = style([
  entry,
  {
    color: vars.color.inkSoft,
    selectors: { [`${entry}:not(&) + &`]: { marginInlineStart: vars.space.s4 } },
  },
]);

export const icon = style({ flex: 'none', width: '1.75rem', height: '1.75rem', overflow: 'visible' });

export const shape = styleVariants({
  available: { fill: vars.color.blueWash, stroke: vars.color.blue, strokeWidth: 2 },
  selected: { fill: vars.color.ink, stroke: vars.color.yellow, strokeWidth: 4 },
  onHold: { fill: 'none', stroke: vars.color.edge, strokeWidth: 2, strokeDasharray: '4 3' },
  booked: { fill: vars.color.stoneWorn, stroke: 'none' },
  ground: { fill: vars.color.stoneCut, stroke: 'none' },
});

const line = style({ fill: 'none' });

export const mark = styleVariants({
  available: [line, { stroke: vars.color.blue, strokeWidth: 1.6 }],
  detail: [line, { stroke: vars.color.blue, strokeWidth: 2.6, strokeLinecap: 'round' }],
  selected: [line, { stroke: vars.color.stone, strokeWidth: 3.6 }],
  onHold: [line, { stroke: vars.color.grout, strokeWidth: 4 }],
  booked: [line, { stroke: vars.color.inkSoft, strokeWidth: 2.4 }],
});
