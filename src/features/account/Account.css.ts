import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** A page of the account. */
export const page = style([stack.l, { gap: space.s7 }]);

/** A part of a page under its own heading, narrow enough to read. */
export const section = style([stack.m, { maxWidth: '46rem', scrollMarginTop: '6rem' }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  borderBottom: `2px solid ${color.ink}`,
});
globalStyle(`${head} > h2`, { fontSize: text.h3, paddingBottom: space.s2 });

export const row = style({
  display: 'grid',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', minHeight: '4.25rem' } },
});
globalStyle(`${row} > form`, { gridColumn: '1 / -1', paddingTop: space.s4 });
export const name = style({ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' });
export const detail = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
});

/** The progress of saving. */
export const state = style({ color: color.inkSoft, fontSize: text.sm });

/** A heading in the text face, for an entry of a list. */
export const smallTitle = style({ fontFamily: font.text, fontSize: text.lead, fontWeight: 750, letterSpacing: 0 });

/** A picture of a document, whole. */
