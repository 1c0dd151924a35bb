import { globalStyle, style } from '@vanilla-extract/css';
import { stack, wrap } from '../theme/layout.css.ts';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, font, space, text: sizes } = vars;

/** A public page: its parts one under another. */
export const page = style([wrap, stack.l, { gap: space.s7, paddingBlock: `${space.s5} ${space.s8}` }]);
/** A page that is a list: what narrows it stands close to what it found. */
export const list = style([page, { gap: space.s5 }]);
/** Keeps the foot of the window free until the page is there. */
export const pending = style([page, { minHeight: '100dvh' }]);

/** Title and what the page is about, with what is beside them on a wide screen. */
export const head = style({
  display: 'grid',
  gap: space.s5,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)', alignItems: 'end' } },
});
export const words = style([stack.m, { minWidth: 0 }]);

/** Text, and what to know at a glance beside it. */
export const columns = style({
  display: 'grid',
  gap: space.s6,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space.s8 } },
});
export const main = style([stack.l, { gap: space.s7, minWidth: 0 }]);
export const aside = style([
  stack.l,
  { minWidth: 0, '@media': { [from.lg]: { alignSelf: 'start', position: 'sticky', top: '6rem' } } },
]);

/** Text with what matters most before it on a phone; on a wide screen that and the rest stand beside it. */
export const reading = style({
  display: 'grid',
  gap: space.s6,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space.s6} ${space.s8}`,
    },
  },
});
export const first = style([stack.l, { minWidth: 0, '@media': { [from.lg]: { gridArea: '1 / 2' } } }]);
export const text = style([main, { '@media': { [from.lg]: { gridArea: '1 / 1 / span 2' } } }]);
export const rest = style([stack.l, { minWidth: 0, '@media': { [from.lg]: { gridColumn: 2 } } }]);

/** A list as the house draws it: an ink line on top, grout joints between. */
export const rows = style({ borderTop: `2px solid ${color.ink}` });
globalStyle(`${rows} > li`, { borderBottom: `1px solid ${color.grout}` });

/** How many were found, as a heading in the text face. */
export const count = style({ fontFamily: font.text, fontSize: sizes.base, fontWeight: 650, letterSpacing: 0 });
/** While the next page of a list is on its way the shown one steps back. */
export const waiting = style({ opacity: 0.55 });
