import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { boxLink } from '../../kit/theme/box-link.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** From when a report is that is shown without a connection. */
export const lastSeen = style([wrap, { paddingTop: space.s4 }]);

/** The list of sections, with how the report stands beside it. */
export const page = style([
  wrap,
  {
    display: 'grid',
    gap: space.s6,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `${space.s5} ${space.s8}`,
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: `${space.s6} ${space.s8}` } },
  },
]);
export const head = style({ display: 'grid', gap: space.s3, alignContent: 'start', minWidth: 0 });
export const aside = style({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  padding: space.s5,
  background: color.stoneRaise,
  '@media': {
    [from.lg]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: '6rem', alignSelf: 'start' },
  },
});
export const body = style({ display: 'grid', gap: space.s6, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
export const days = style({
  fontFamily: font.display,
  fontSize: 'clamp(4.5rem, 4rem + 3vw, 6.5rem)',
  fontWeight: 850,
  lineHeight: 0.85,
  letterSpacing: '-.05em',
  display: 'block',
});
export const facts = style({ display: 'grid', gap: space.s2, margin: 0, fontSize: text.sm });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  borderTop: `1px solid ${color.grout}`,
  paddingTop: space.s2,
});
export const factValue = style({ margin: 0, fontWeight: 700, textAlign: 'end' });

export const part = style({ fontSize: text.h3, marginBottom: space.s3 });
export const tasks = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `2px solid ${color.ink}` });
export const task = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `${space.s1} ${space.s3}`,
  alignItems: 'center',
  minHeight: '4rem',
  paddingBlock: space.s2,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { [from.sm]: { gridTemplateColumns: '2.25rem minmax(0, 1fr) max-content' } },
});
export const number = style({ fontFamily: font.display, fontSize: text.h3, fontWeight: 850, color: color.inkSoft });
export const taskState = style({ gridColumn: 2, '@media': { [from.sm]: { gridColumn: 3 } } });
export const taskLink = style({
  fontWeight: 650,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

/** One section's questions. */
export const section = style([
  wrap,
  { display: 'grid', gap: space.s5, gridTemplateColumns: 'minmax(0, 44rem)', paddingBlock: `${space.s5} ${space.s8}` },
]);
export const question = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space.s5,
  borderTop: `2px solid ${color.ink}`,
});
/** An answer that can only be read for now. */
globalStyle(`${question} :is(input, textarea):disabled`, {
  borderStyle: 'dashed',
  background: 'transparent',
  color: color.ink,
});
/** A question whose answer is files, or nothing. */
export const label = style({ fontFamily: font.text, fontSize: text.base, fontWeight: 700, lineHeight: 1.5 });
export const note = style({ color: color.inkSoft, fontSize: text.sm });
export const eventRow = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 9rem max-content' } },
});
export const rowNote = style([note, { gridColumn: '1 / -1' }]);
export const versions = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const version = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  padding: space.s4,
  background: color.stone,
  border: `1px solid ${color.grout}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** A button under the words of a notice. */
export const act = style({ paddingTop: space.s3 });
/** Sentences one under another: what keeps a report from being sent, or the reasons for a room. */
export const lines = style({ display: 'grid', gap: space.s2, marginTop: space.s2 });
/** Questions with what was written as their answers, one under another. */
export const left = style({
  display: 'grid',
  gap: space.s3,
  marginBlock: space.s3,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
globalStyle(`${left} dt`, { fontWeight: 650 });
globalStyle(`${left} dd`, { margin: 0 });
export const files = style({ listStyle: 'none', margin: 0, padding: 0 });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.grout}` } },
});
/** In sight while somebody writes. */
export const status = style({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  background: color.stone,
  borderBlockStart: `1px solid ${color.grout}`,
  paddingBlock: space.s2,
});

/** A row that leads to one of the report's pages. */
export const pageRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s5}`,
  alignItems: 'center',
  paddingBlock: space.s4,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto' } },
});
export const pageLink = boxLink([pageRow], {
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});
export const pageDetail = style({
  gridArea: '2 / 1',
  color: color.inkSoft,
  '@media': { [from.lg]: { gridArea: '1 / 2' } },
});
export const onward = style({
  gridArea: '1 / 2 / span 2',
  color: color.blue,
  '@media': { [from.lg]: { gridArea: '1 / 3' } },
});

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
export const room = style([file, { paddingBlock: space.s2 }]);

/** Leaves its content in the layout of its parent. */
export const boxless = style({ display: 'contents' });
