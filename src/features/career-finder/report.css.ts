import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, paint, size, space, text } = vars;

/** The week's suggestion: the one panel of the page. */
export const week = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s5,
  background: color.stoneRaise,
  border: `1px solid ${color.grout}`,
  borderInlineStart: `6px solid ${color.blue}`,
});
export const sectors = style({ display: 'grid', gap: space.s6, margin: 0, padding: 0, listStyle: 'none' });
export const sector = style({
  display: 'grid',
  gap: space.s3,
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
  // A grid whose table runs on to the next sheet is drawn over itself there.
  '@media': { print: { display: 'block' } },
});
globalStyle(`${sector} > *`, { '@media': { print: { marginBlock: space.s3 } } });
globalStyle(`${sectors} h3`, { fontSize: text.h3 });
export const trait = style({
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { print: { display: 'block', breakInside: 'avoid' } },
});
globalStyle(`${trait} > *`, { '@media': { print: { marginBlock: space.s2 } } });
globalStyle(`${trait} h3`, { fontSize: text.lead, fontFamily: font.text });
export const summary = style({ minHeight: size.tap, paddingBlock: space.s2, fontWeight: 650, cursor: 'pointer' });
/** A part that folds: closed, it stays off the paper. */
export const fold = style({
  '@media': { print: { breakInside: 'avoid', selectors: { '&:not([open])': { display: 'none' } } } },
});
// On paper nobody can open it.
globalStyle(`${fold}::details-content`, { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } });
globalStyle(`${fold} tr`, { '@media': { print: { breakInside: 'avoid' } } });
export const alpha = style({ color: color.inkSoft, fontSize: text.sm });

export const chart = style({
  display: 'grid',
  gap: space.s1,
  '@media': { print: { display: 'block', breakInside: 'avoid' } },
});
/** Left off the paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const figures = style({ fontWeight: 750, fontVariantNumeric: 'tabular-nums' });
export const hull = style({
  display: 'flex',
  height: '1.4rem',
  background: color.unlaid,
  outline: `1px solid ${color.edge}`,
  '@media': { [from.md]: { height: '1.75rem' }, print: { printColorAdjust: 'exact' } },
});

const stripes = (one: string, other: string) => `repeating-linear-gradient(135deg, ${one} 0 6px, ${other} 6px 12px)`;
const dots = (one: string, other: string) => `radial-gradient(${other} 25%, transparent 27%) 0 0 / 8px 8px, ${one}`;

/** A paint and a pattern for each part: colour is not the only sign. */
const paintOf = {
  preference: paint.blue,
  pleasure: stripes(paint.yellow, paint.sand),
  activity: dots(paint.green, paint.white),
  value: stripes(paint.red, paint.white),
  question: dots(paint.sky, paint.blue),
};
export const plank = styleVariants(paintOf, (background) => ({
  background,
  borderInlineEnd: `2px solid ${color.stone}`,
}));
export const swatch = styleVariants(paintOf, (background) => ({
  display: 'inline-block',
  width: '.9rem',
  height: '.9rem',
  marginInlineEnd: space.s2,
  verticalAlign: '-.1em',
  outline: `1px solid ${color.edge}`,
  background,
  '@media': { print: { printColorAdjust: 'exact' } },
}));
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.sm,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  color: color.inkSoft,
  fontSize: text.sm,
});
/** A sector's links, under a small heading. */
export const leads = style({
  display: 'grid',
  gap: space.s1,
  '@media': { print: { display: 'block', breakInside: 'avoid' } },
});
globalStyle(`${leads} h4`, { fontSize: text.sm, fontFamily: font.text, color: color.inkSoft });
globalStyle(`${leads} ul`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${leads} a`, { display: 'inline-block', paddingBlock: space.s1 });
