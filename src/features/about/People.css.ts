import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** Portraits edge to edge; a narrow window cuts the row. */
export const frieze = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(4.5rem, 1fr)',
});
/** People side by side, each under their portrait. */
const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s6} ${space.s4}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space.s7} ${space.s5}` },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** The executive: five to a row. */
export const executive = style([
  wall,
  { '@media': { [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
]);
/** The others, smaller: on a wide screen each beside their portrait. */
export const others = style([
  wall,
  { '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space.s6} ${space.s7}` } } },
]);
export const person = style({ display: 'flex', flexDirection: 'column', gap: space.s1, minWidth: 0 });
export const portrait = style({ aspectRatio: '4 / 5', marginBottom: space.s3, overflow: 'hidden' });
export const personWords = style({ display: 'flex', flexDirection: 'column', gap: space.s1, minWidth: 0 });
globalStyle(`${others} ${person}`, {
  '@media': {
    [from.lg]: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', alignItems: 'start', gap: space.s4 },
  },
});
export const name = style({
  fontFamily: font.display,
  fontSize: text.lead,
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: '-.015em',
});
export const role = style({ fontWeight: 700, lineHeight: 1.3 });
export const detail = style({ color: color.inkSoft, fontSize: text.sm, lineHeight: 1.4 });
export const email = style({ fontSize: text.sm, overflowWrap: 'anywhere' });

/** A person in a row, with the portrait at the side. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space.s4,
  paddingBlock: space.s4,
});
export const rowPortrait = style({ aspectRatio: '1', overflow: 'hidden' });

/** Areas of representation: the body on the left, its student representatives on the right. */
export const area = style({
  display: 'grid',
  gap: space.s5,
  paddingBlock: space.s6,
  borderTop: `2px solid ${color.ink}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space.s8 } },
});
export const areaWords = style({ display: 'flex', flexDirection: 'column', gap: space.s3 });
export const bodies = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  paddingInlineStart: '1.2rem',
  listStyle: 'square',
});
globalStyle(`${area} > ul > li + li`, { borderTop: `1px solid ${color.grout}` });
globalStyle(`${area} > ul > li:first-child`, { paddingTop: 0 });
