import { globalStyle, style } from '@vanilla-extract/css';
import { stack, wrap } from '../theme/layout.css.ts';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, shape, space, text } = vars;

/** A page of the desk between the gutters. */
export const room = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.s6,
    paddingBlock: `${space.s5} ${space.s8}`,
  },
]);
/** Box in which the tabs are positioned. */
export const tabs = style({ position: 'relative', minWidth: 0 });
export const page = style([stack.l, { maxWidth: '60rem' }]);
export const narrow = style([stack.m, { maxWidth: '30rem' }]);

/** Waiting cases, one room a row: the count, then the room's name. */
export const rooms = style({ borderTop: `2px solid ${color.ink}` });
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '4rem',
  borderBottom: `1px solid ${color.grout}`,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { background: color.stoneWorn },
});
export const count = style({
  fontSize: text.h3,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  paddingLeft: space.s3,
});
export const roomName = style({ fontWeight: 650, textDecoration: 'underline' });

/** An entry of a queue: the link, the fact at a glance, and how long it has been waiting. */
export const entries = style({ borderTop: `2px solid ${color.ink}` });
export const entry = style({
  display: 'grid',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(9rem, max-content)',
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${entry} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
globalStyle(`${entry} > button`, { justifySelf: 'start' });
/** An entry with its form open. */
export const entryForm = style({ paddingBlock: space.s4, borderBottom: `1px solid ${color.grout}` });
export const detail = style({ color: color.inkSoft, fontSize: text.sm, overflowWrap: 'anywhere' });

export const photos = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const photo = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.grout}`,
  borderRadius: shape.strake,
  background: color.stoneCut,
});
export const caption = style({ color: color.inkSoft, fontSize: text.sm });

export const history = style({ paddingLeft: space.s5, listStyle: 'decimal' });
globalStyle(`${history} > li`, { paddingBlock: space.s1 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: space.s2,
  fontFamily: 'monospace',
  fontSize: text.lead,
});
export const secret = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' });

/** One part of a case: what was sent beside what the staff make of it; one below the other on a phone. */
export const part = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.grout}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.s5 } },
});
/** A text as it was written, with its line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
