import { globalStyle, style } from '@vanilla-extract/css';
import { stack, wrap } from '../theme/layout.css.ts';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, font, space, text: sizes } = vars;

/** A public page: its parts one under another. */
export const page = style([wrap, stack.l, { gap: space.s7, paddingBlock: `${space.s5} ${space.s8}` }]);
/** A page that is a list: its filters are close to its results. */
export const list = style([page, { gap: 'clamp(.75rem, 2vw, 1.5rem)' }]);
/** Keeps the bottom of the window free until the page has loaded. */
export const pending = style([page, { minHeight: '100dvh' }]);

/** A drawing over the whole width of the window, above the title. */
export const frieze = style({ overflow: 'hidden', '@media': { print: { display: 'none' } } });

/** The title and lead, beside a drawing or an action on a wide screen. */
export const head = style({
  display: 'grid',
  gap: space.s5,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)', alignItems: 'end' } },
});
/** The same beside a drawing, which is taller than the words: both begin at the top. */
export const drawnHead = style([head, { '@media': { [from.lg]: { alignItems: 'start' } } }]);
export const words = style([stack.m, { minWidth: 0 }]);

/** Text, with the facts at a glance beside it. */
export const columns = style({
  display: 'grid',
  gap: space.s6,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space.s8 } },
});
export const aside = style([
  stack.l,
  { minWidth: 0, '@media': { [from.lg]: { alignSelf: 'start', position: 'sticky', top: '6rem' } } },
]);

/**
 * A text under its head. On a phone: title, drawing, key facts, text, the rest. On a wide screen the text follows right under the title,
 * and everything else is beside the two.
 */
export const reading = style({
  display: 'grid',
  gap: space.s6,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      gridTemplateRows: 'auto auto auto 1fr',
      gap: `0 ${space.s8}`,
    },
  },
});
globalStyle(`${reading} > ${drawnHead}`, { '@media': { [from.lg]: { display: 'contents' } } });
const under = { marginTop: space.s6 };
export const first = style([stack.l, { minWidth: 0, '@media': { [from.lg]: { gridArea: '3 / 2', ...under } } }]);
export const text = style([
  stack.l,
  { minWidth: 0, '@media': { [from.lg]: { gridArea: '2 / 1 / span 3', ...under } } },
]);
export const rest = style([stack.l, { minWidth: 0, '@media': { [from.lg]: { gridArea: '4 / 2', ...under } } }]);

/** A list in the house style: an ink line on top, grout joints between. */
export const rows = style({ borderTop: `2px solid ${color.ink}` });
globalStyle(`${rows} > li`, { borderBottom: `1px solid ${color.grout}` });

/** The number of results, as a heading in the text face. */
export const count = style({ fontFamily: font.text, fontSize: sizes.base, fontWeight: 650, letterSpacing: 0 });
/** Dims the shown page of a list while the next one is loading. */
export const waiting = style({ opacity: 0.55 });
