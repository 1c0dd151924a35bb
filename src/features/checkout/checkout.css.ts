import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size } = vars;

const column = {
  width: '100%',
  maxWidth: `calc(${size.wrap} + 2 * ${space.gutter})`,
  marginInline: 'auto',
} as const;

/** A screen without a summary: one column, comfortable to read. */
export const notice = style({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  padding: `${space.s6} ${space.gutter} ${space.s8}`,
});
globalStyle(`${notice} > *`, { maxWidth: '48rem' });

/** A step: the question, and beside it (below it on a phone) the summary. */
export const step = style({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: `calc(100dvh - ${size.bar} - 1px)`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateRows: 'auto',
      gap: space.s7,
      minHeight: 0,
      paddingInline: space.gutter,
    },
  },
});

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  padding: `${space.s5} ${space.gutter} ${space.s6}`,
  '@media': { [from.lg]: { paddingInline: 0, paddingBottom: space.s8 } },
});
globalStyle(`${question} h2, ${notice} h2`, { fontSize: vars.text.h3 });
/** Nearer to the steps than to the question; the summary says it if there is room for one. */
export const bookedDate = style({
  marginTop: `calc(-1 * ${space.s3})`,
  color: color.inkSoft,
  fontSize: vars.text.sm,
  '@media': { [from.lg]: { display: 'none' } },
});

/** Stays at the foot of a phone's screen; beside the question if there is room. */
export const sheet = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  padding: `${space.s3} ${space.gutter}`,
  background: color.stoneRaise,
  borderTop: `2px solid ${color.ink}`,
  '@media': {
    [from.lg]: {
      position: 'sticky',
      top: `calc(${size.bar} + ${space.s5})`,
      bottom: 'auto',
      alignSelf: 'start',
      gap: space.s4,
      margin: `${space.s5} 0 ${space.s8}`,
      padding: space.s5,
      background: color.stoneCut,
      border: `1px solid ${color.grout}`,
    },
    // A zoomed or very low screen keeps its height for the question.
    '(max-height: 30rem)': { position: 'static' },
  },
});
// A focused element must not come to rest behind the sheet.
globalStyle(`html:has(${sheet})`, {
  scrollPaddingBottom: '6.5rem',
  '@media': { [from.lg]: { scrollPaddingBottom: 0 } },
});

const beside = { [from.lg]: { display: 'grid' } };
/** Parts shown only if there is room beside the question. */
export const besideOnly = style({ display: 'none', gap: space.s4, '@media': beside, ':empty': { display: 'none' } });
/** The same parts, under the question on a phone. */
export const belowOnly = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  '@media': { [from.lg]: { display: 'none' } },
});

/** Total, time left and main action in one line of a phone's sheet. */
export const footline = style({ display: 'flex', alignItems: 'center', gap: space.s4 });
export const footWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  '@media': { [from.lg]: { display: 'none' } },
  ':empty': { display: 'none' },
});
export const sheetTotal = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.03em',
});
export const action = style({ display: 'grid', flex: 1, minWidth: 0 });
/** Quiet buttons in a row. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}` });
export const held = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s3}` });

export const booked = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'center',
});
export const poster = style({ aspectRatio: '4 / 5', overflow: 'hidden' });
export const eventTitle = style({
  fontFamily: vars.font.display,
  // The longest name, TEDxDarLIstudenti, has a line to itself in the summary.
  fontSize: '1.0625rem',
  fontWeight: 800,
  lineHeight: vars.line.head,
  letterSpacing: '-.022em',
  overflowWrap: 'anywhere',
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
});

/** Words for which a phone's sheet has no room. */
export const roomy = style({ display: 'none', '@media': { [from.lg]: { display: 'inline' } } });

/** People's own words, which may be longer than a line. */
export const unbroken = style({ overflowWrap: 'anywhere' });

/** A reference to quote on the phone: digits and letters that cannot be confused. */
export const reference = style({ fontSize: vars.text.lead, letterSpacing: '.04em', whiteSpace: 'nowrap' });

/** Fields one under another, each place apart. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: space.s6 });
export const place = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s5,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});
globalStyle(`${place} > legend`, { float: 'left', width: '100%' });
export const placeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.s4}`,
});
export const placeName = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.h3,
  fontWeight: 800,
  letterSpacing: '-.022em',
});
export const pair = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Tickets to count. */
export const tickets = style({ borderTop: `2px solid ${color.ink}` });

const ticketBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
});
/** Sold-out kinds are dimmed: quieter ink, still readable. */
export const ticket = styleVariants({
  onSale: [ticketBase],
  soldOut: [ticketBase, { color: color.inkSoft }],
});
export const choiceWords = style({ display: 'grid', flex: '1 1 12rem', minWidth: 0 });
export const choiceName = style({ fontSize: vars.text.lead, fontWeight: 700, lineHeight: 1.3 });
export const ticketDetail = style({ color: color.inkSoft, fontSize: vars.text.sm });
export const ticketPrice = style({ fontVariantNumeric: 'tabular-nums' });
export const ticketEnd = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 });

/** Dates to choose from. */
export const dates = style({ display: 'grid', gap: space.s3 });
export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
  padding: space.s4,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});

/** The tickets, each with its seat in relief. */
export const heldPlaces = style({ border: `1px solid ${color.grout}`, background: color.stoneCut });
export const heldPlace = style({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.grout}` } },
});
export const heldSeat = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  minHeight: '4.5rem',
  background: color.ink,
  color: color.stone,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.03em',
});
export const heldWho = style({ display: 'grid', paddingBlock: space.s2, minWidth: 0, overflowWrap: 'anywhere' });
export const heldName = style({ fontWeight: 700 });
export const changeName = style({
  minWidth: size.tap,
  minHeight: size.tap,
  paddingRight: space.s4,
  border: 0,
  background: 'none',
  color: color.blue,
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  ':hover': { color: color.blueDeep, textDecorationThickness: '3px' },
});
