import { globalStyle, style } from '@vanilla-extract/css';
import { stack, wrap } from '../../kit/theme/layout.css.ts';
import { belowMd, from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const page = style([
  wrap,
  stack.m,
  { paddingBlock: `${space.s5} ${space.s8}`, '@media': { [belowMd]: { gap: space.s3 } } },
]);

/** The tabs and the kinds: on a phone in one line that scrolls. */
export const narrowing = style({
  display: 'grid',
  gap: space.s4,
  minWidth: 0,
  '@media': {
    [belowMd]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s3,
      position: 'relative',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space.gutter})`,
      padding: `${space.s2} ${space.gutter}`,
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${narrowing} > *`, {
  '@media': { [belowMd]: { flex: 'none', overflow: 'visible', margin: 0, padding: 0, border: 0 } },
});

export const count = style({ fontFamily: font.text, fontSize: text.base, fontWeight: 650, letterSpacing: 0 });

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s6} ${space.s4}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space.s7} ${space.s5}` },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** While the next page loads the current one recedes. */
export const waiting = style({ opacity: 0.55 });

export const card = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space.s2 });
export const picture = style({
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { translate: '0 -4px' } },
});
export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s2}`,
  marginTop: space.s1,
  fontFamily: font.display,
  fontSize: 'clamp(2.4rem, 1.9rem + 2vw, 3.25rem)',
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.05em',
});
export const dateWords = style({
  fontFamily: font.text,
  fontSize: text.sm,
  fontWeight: 700,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
/** Covers its card, whose poster shows the title. */
export const link = style({ position: 'absolute', inset: 0, zIndex: 1 });
export const facts = style({ color: color.inkSoft, fontSize: text.sm, lineHeight: 1.35 });
export const fact = style({ display: 'block' });
export const price = style({ color: color.ink, fontWeight: 700 });

/** The frame and proportions of an event while it loads. */
export const unlaid = style({ aspectRatio: '4 / 5', overflow: 'hidden' });
