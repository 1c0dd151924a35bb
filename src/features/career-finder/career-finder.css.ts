import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { page } from '../../kit/flow/StepFrame.css.ts';
import { canHover, from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, motion, shape, size, space, text } = vars;

/** The tiles laid so far. */
export const path = style({ display: 'flex', flexWrap: 'wrap', gap: '2px' });
export const slot = style({
  width: 'min(3rem, 8.4vw)',
  aspectRatio: '1',
  background: color.unlaid,
  outline: `1px solid ${color.grout}`,
  outlineOffset: '-1px',
});
export const tally = style({ display: 'grid', gap: space.s2 });

export const statement = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s5,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});
globalStyle(`${page} ${statement} h2`, { minHeight: '2.4em', fontSize: text.h2 });
export const count = style({ display: 'block', minHeight: '1.55em', color: color.inkSoft, fontSize: text.sm });

/** The five answers: under one another on a phone, side by side where there is room. */
export const scale = style({
  display: 'grid',
  gap: space.s2,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const answer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.tap,
  padding: space.s3,
  background: color.stoneRaise,
  border: `2px solid ${color.edge}`,
  borderRadius: shape.corner,
  color: color.ink,
  font: 'inherit',
  fontWeight: 650,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: { '&[aria-pressed=true]': { background: color.blueWash, borderColor: color.blue } },
  '@media': {
    [canHover]: { ':hover': { background: color.blueWash } },
    [from.md]: { flexDirection: 'column', justifyContent: 'space-between', textAlign: 'center' },
  },
});
/** For those with a keyboard: nearly always those who can hover, too. */
export const keys = style({
  display: 'none',
  color: color.inkSoft,
  fontSize: text.sm,
  '@media': { [canHover]: { display: 'block' } },
});
/** A disc that grows with the answer. */
export const mark = style({
  flex: 'none',
  width: '1.6rem',
  height: '1.6rem',
  display: 'grid',
  placeItems: 'center',
  '::before': { content: '', borderRadius: '50%', border: `3px solid ${color.blue}` },
});
[1, 2, 3, 4, 5].forEach((value) =>
  globalStyle(`${mark}[data-size="${value}"]::before`, {
    width: `${0.2 + value * 0.22}rem`,
    height: `${0.2 + value * 0.22}rem`,
  }),
);

const grid = style({ display: 'grid', gap: space.s2, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const cards = styleVariants({ wide: '20rem', dense: '14rem' }, (width) => [
  grid,
  { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` },
]);
export const legend = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  minHeight: size.tap,
  padding: space.s3,
  background: color.stoneCut,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', background: 'transparent' } },
});
export const box = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'inherit',
  // Whatever has the focus is never behind the dock.
  scrollMarginBottom: '8rem',
});
export const frame = style({
  position: 'absolute',
  inset: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: shape.corner,
  pointerEvents: 'none',
  selectors: {
    [`${box}:checked + &`]: { borderColor: color.blue },
    [`${box}:disabled + &`]: { borderColor: color.grout },
    [`${box}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${color.edge}`,
  borderRadius: shape.corner,
  fontWeight: 800,
  selectors: {
    [`${box}:checked ~ &`]: { background: color.blue, borderColor: color.blue, color: color.onBlue },
    [`${box}:disabled ~ &`]: { borderColor: color.grout },
  },
});
export const words = style({ display: 'grid', gap: space.s1, minWidth: 0 });
export const name = style({ fontWeight: 700, lineHeight: 1.35 });
export const about = style({ color: color.inkSoft, fontSize: text.sm, lineHeight: 1.45 });

export const order = style({ display: 'grid', gap: space.s1, paddingInlineStart: space.s5 });
globalStyle(`${order} li`, { minHeight: size.tap, paddingBlock: space.s1 });
globalStyle(`${order} li > span`, { marginInlineEnd: space.s3, fontWeight: 650 });

/** Stays in sight while the list scrolls under it. */
export const dock = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: space.s1,
  paddingBlock: space.s3,
  background: color.stone,
  borderTop: `2px solid ${color.ink}`,
});
globalStyle(`${page} > ${grid}, ${page} > ${dock}`, { maxWidth: '64rem' });
export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  minHeight: '1.6rem',
  color: color.inkSoft,
  fontSize: text.sm,
});

export const parts = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `2px solid ${color.ink}`,
});
export const part = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s1} ${space.s4}`,
  minHeight: '3.5rem',
  paddingBlock: space.s2,
  borderBottom: `1px solid ${color.grout}`,
});
export const partLink = style({
  minHeight: size.tap,
  padding: 0,
  background: 'none',
  border: 0,
  color: color.blue,
  fontFamily: font.display,
  fontSize: text.lead,
  fontWeight: 700,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const partState = style({ color: color.inkSoft, fontSize: text.sm });
export const link = style({ overflowWrap: 'anywhere', fontSize: text.sm, userSelect: 'all' });
