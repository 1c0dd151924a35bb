import { style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const page = style([stack.l, { gap: space.s7 }]);

/** A hold that is not paid yet: the one thing on this page that runs out. */
export const hold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s5,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
  borderLeft: `${vars.shape.strake} solid ${color.blue}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const list = style({ borderTop: `2px solid ${color.ink}` });
export const booking = style({
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s5,
  borderBottom: `1px solid ${color.grout}`,
  '@media': {
    [from.md]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: space.s6 },
    print: { display: 'block', paddingBlock: `${space.s5} 0` },
  },
});
export const poster = style({
  display: 'none',
  '@media': { [from.md]: { display: 'block' }, print: { display: 'none' } },
});
export const words = style([stack.m, { minWidth: 0 }]);
export const head = style({
  display: 'grid',
  gridTemplateColumns: '4.4rem minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'center',
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});
export const day = style({
  fontFamily: font.display,
  fontSize: '3rem',
  fontWeight: 850,
  lineHeight: 0.85,
  letterSpacing: '-.05em',
});
export const weekday = style({
  display: 'block',
  fontFamily: font.text,
  fontSize: '.875rem',
  fontWeight: 700,
  lineHeight: 1.6,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
export const titleLink = style({
  color: 'inherit',
  textDecorationThickness: '2px',
  '@media': { print: { textDecoration: 'none' } },
});
/** On paper it stays with the tickets above it. */
export const sum = style({ '@media': { print: { breakBefore: 'avoid' } } });
export const reference = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const places = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
export const place = style({
  paddingBlock: space.s2,
  borderTop: `1px solid ${color.grout}`,
  '@media': { print: { breakInside: 'avoid' } },
});
export const placeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.s4}`,
  alignItems: 'center',
});
export const placeWays = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [from.md]: { display: 'flex', gap: space.s4 }, print: { display: 'none' } },
});
export const name = style({ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' });
export const detail = style({ display: 'block', overflowWrap: 'anywhere', color: color.inkSoft, fontSize: text.sm });
export const rename = style({ display: 'grid', gap: space.s4, paddingBlock: space.s3 });
export const pair = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
});

export const overRow = style({
  display: 'grid',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});
export const overTitle = style({ fontFamily: font.text, fontSize: text.base, fontWeight: 700, letterSpacing: 0 });

export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
/** Around a part that may be empty: of its own it takes no room between its neighbours. */
export const keptLine = style({ display: 'contents', '@media': { print: { display: 'none' } } });
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
