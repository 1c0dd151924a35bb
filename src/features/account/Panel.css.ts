import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

/** A box for something self-contained: a permit, a code to enter. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  padding: `${space.s5} ${space.s5} ${space.s4}`,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});
/** The permit on its own page: no wider than its text needs. */
export const permit = style([panel, { maxWidth: '46rem', gap: space.s4 }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
});
export const title = style({ fontSize: text.h3 });
export const plate = style({
  alignSelf: 'start',
  padding: '.5rem .85rem',
  border: `2px solid ${color.ink}`,
  borderLeft: `14px solid ${vars.paint.blue}`,
  borderRadius: '3px',
  background: color.stoneRaise,
  fontSize: '1.5rem',
  fontWeight: 800,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.05em',
});
