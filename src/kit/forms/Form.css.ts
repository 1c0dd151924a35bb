import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { space } = vars;

const column = { display: 'flex', flexDirection: 'column', gap: space.s5 } as const;
export const root = style(column);
export const fields = style(column);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
  paddingTop: space.s2,
});

/** Two fields that belong together, side by side if there is room; the first is the longer one. */
export const pair = style({
  display: 'grid',
  gap: space.s5,
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space.s4 } },
});
/** Two short fields side by side, such as the two ends of a stretch of time. */
export const shorts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 10rem))',
  gap: space.s4,
  alignItems: 'end',
});
/** Two fields of the same length. */
export const halves = style({
  display: 'grid',
  gap: space.s5,
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s4 } },
});
