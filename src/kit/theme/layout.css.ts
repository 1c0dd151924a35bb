import { createGlobalVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './tokens.css.ts';

const { space, size } = vars;

/** The page's column: centred, with gutters. */
export const wrap = style({
  width: '100%',
  maxWidth: `calc(${size.wrap} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

const dock = 'dock';
/** Set on the root, to its height, by a bar fixed to the bottom of the window. */
export const dockName = `--${dock}`;
/**
 * Height of the bar at the bottom of the window. Only the root has it: if everything inherited it,
 * the whole page would be styled again when the bar comes. What reads it elsewhere has to inherit it by name.
 * The fallback is for browsers that cannot register a property.
 */
export const dockHeight = fallbackVar(
  createGlobalVar(dock, { syntax: '<length>', inherits: false, initialValue: '0px' }),
  '0px',
);

/** Vertical breathing room of a page's section. */
export const section = style({ paddingBlock: space.section });

/** Things one under another: `s` between lines of one thought, `m` between thoughts, `l` between sections. */
export const stack = styleVariants({ s: [space.s2], m: [space.s4], l: [space.s6] }, ([gap]) => ({
  display: 'flex',
  flexDirection: 'column',
  gap,
}));

/** Controls side by side that wrap on a phone. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
});

export const lead = style({ fontSize: vars.text.lead, color: vars.color.inkSoft });
export const muted = style({ color: vars.color.inkSoft });
export const small = style({ fontSize: vars.text.sm });
/** Words that stand on one line. */
export const together = style({ whiteSpace: 'nowrap' });
/** Digits of one width: for figures that tick or line up, in the text face only. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
/** A dark painted surface: hull, sea, footer. Turns the focus rings light. */
export const onPaint = style({});
globalStyle(`${onPaint} :focus-visible`, {
  outlineColor: vars.color.focusOnHull,
  boxShadow: `0 0 0 2px ${vars.color.focusGapOnHull}`,
});
