import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { belowLg, from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';
import { action, footWords } from './checkout.css.ts';

const { color, space, size } = vars;

/** Heights of a phone's bar and dock. The dock keeps its height however many seats are chosen; more grows over the map. */
const bar = '3rem';
const dockHeight = 'calc(2.75rem + 3.5rem + 1.75rem + 2px)';
const summaryWidth = '20rem';

/** The seat map between bar and dock on a phone, beside the summary if there is room. */
export const hall = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${bar} minmax(0, 1fr) ${dockHeight}`,
  height: '100dvh',
  minHeight: '26rem',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) ${summaryWidth}`,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      height: `calc(100dvh - ${size.bar} - 1px)`,
    },
  },
});
// The step has a bar of its own; a phone has no room for two.
globalStyle(`body:has(${hall}) header`, { '@media': { [belowLg]: { display: 'none' } } });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minWidth: 0,
  paddingInlineEnd: space.s1,
  background: color.stone,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { [from.lg]: { minHeight: bar, paddingInline: `${space.s3} ${space.s4}`, gap: space.s3 } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.tap,
  height: size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  ':hover': { background: color.stoneWorn },
});
export const glyph = style({
  width: '1.35rem',
  height: '1.35rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});
export const dots = style([glyph, { strokeWidth: 4, strokeLinecap: 'round' }]);

export const titles = style({
  flex: 1,
  minWidth: 0,
  '@media': { [from.lg]: { display: 'flex', alignItems: 'baseline', gap: space.s4 } },
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
globalStyle(`${titles} > h1`, {
  ...oneLine,
  fontSize: '1rem',
  lineHeight: 1.35,
  letterSpacing: '-.02em',
  '@media': { [from.lg]: { fontSize: vars.text.h3 } },
});
export const about = style({
  ...oneLine,
  maxWidth: 'none',
  color: color.inkSoft,
  fontSize: vars.text.xs,
  lineHeight: 1.2,
  '@media': { [from.lg]: { fontSize: vars.text.sm } },
});
export const phoneOnly = style({ display: 'flex', flex: 'none', '@media': { [from.lg]: { display: 'none' } } });
/** The bar's time left is smaller than the summary's. */
globalStyle(`${phoneOnly} [role=timer]`, { fontSize: '.85rem', gap: space.s1 });

/** The less frequent actions: in a menu on a phone, in the bar if there is room. */
const waysBase = style({
  '@media': { [from.lg]: { display: 'flex', flex: 'none' } },
});
export const ways = styleVariants({
  folded: [waysBase, { display: 'none' }],
  open: [
    waysBase,
    {
      '@media': {
        [belowLg]: {
          position: 'absolute',
          top: bar,
          right: 0,
          zIndex: 3,
          display: 'grid',
          justifyItems: 'start',
          padding: space.s2,
          background: color.stoneRaise,
          border: `2px solid ${color.ink}`,
        },
      },
    },
  ],
});

/** The map, or the list in its place. */
export const room = style({ position: 'relative', minHeight: 0, overflow: 'auto' });

/** A phone's dock; the summary beside the map if there is room. */
export const dock = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  gap: space.s2,
  alignContent: 'start',
  minHeight: dockHeight,
  padding: `${space.s2} ${space.s4} ${space.s3}`,
  background: color.stoneRaise,
  borderTop: `2px solid ${color.ink}`,
  '@media': {
    [from.lg]: {
      position: 'static',
      gridColumn: 2,
      gridRow: '1 / 3',
      gap: space.s4,
      overflow: 'auto',
      padding: `${space.s4} ${space.s4} ${space.s5}`,
      borderTop: 0,
      borderLeft: `2px solid ${color.ink}`,
    },
  },
});

/** On a phone over the map, above its buttons: nothing that comes here moves a seat or a button. */
export const news = style({
  display: 'grid',
  gap: space.s2,
  '@media': {
    [belowLg]: {
      position: 'absolute',
      insetInline: 0,
      bottom: `calc(100% + ${size.tap} + 3px)`,
      maxHeight: '40dvh',
      overflow: 'auto',
    },
    // The buttons may take two rows.
    '(max-width: 23.4rem)': { bottom: `calc(100% + 2 * ${size.tap} + 3px)` },
  },
  // It must not be hidden: its live regions would be with it, and not be read out once they have words.
  selectors: { '&:not(:has(:not(:empty)))': { position: 'absolute' } },
});

globalStyle(`${dock} dl > div:last-child > dd`, { fontSize: vars.text.h3 });
/** As wide for any total and any text: the action must not move while seats are chosen. A long total takes two lines. */
globalStyle(`${dock} ${footWords}`, { '@media': { [belowLg]: { flex: '0 1 9.75rem', minWidth: 0 } } });
globalStyle(`${dock} ${action}`, { '@media': { [belowLg]: { flex: '1 0 11.25rem' } } });

/** The two buttons under the map that open something over it. */
export const tools = style({ display: 'flex' });
// The list has no buttons under it: what comes lies right above the dock, and the list can be scrolled free of it.
globalStyle(`${hall}:not(:has(${tools})) ${news}`, { '@media': { [belowLg]: { bottom: 'calc(100% + 2px)' } } });
globalStyle(`${hall}:not(:has(${tools})) ${room}`, { '@media': { [belowLg]: { paddingBottom: '10rem' } } });
export const tool = style({
  minHeight: size.tap,
  padding: `0 ${space.s3}`,
  border: 0,
  borderRight: `1px solid ${color.grout}`,
  background: 'none',
  color: color.ink,
  fontSize: vars.text.sm,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: color.blueWash, color: color.blue },
  selectors: { '&[aria-expanded=true]': { background: color.ink, color: color.stone } },
});
/** Opened above its button, over the map. */
export const panel = style({
  position: 'absolute',
  left: 0,
  bottom: `calc(${size.tap} + 1px)`,
  zIndex: 2,
  display: 'grid',
  gap: space.s3,
  width: 'min(100%, 24rem)',
  maxHeight: `calc(100% - ${size.tap} - 1px)`,
  padding: space.s4,
  overflow: 'auto',
  background: color.stoneRaise,
  borderTop: `2px solid ${color.ink}`,
  borderRight: `2px solid ${color.ink}`,
});
globalStyle(`${panel} > ul`, {
  display: 'grid',
  gap: space.s1,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.text.sm,
});
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s3,
});
