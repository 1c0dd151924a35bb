import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

/** Whose interview it is, above the question. */
export const company = style({ color: color.inkSoft, fontWeight: 700 });

/** Interviews one under another, each with its time at the near end. */
export const list = style({ borderTop: `2px solid ${color.ink}` });
export const entry = style({
  display: 'grid',
  gap: `${space.s2} ${space.s5}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
  breakInside: 'avoid',
  '@media': { [from.md]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});
export const time = style({ fontSize: text.lead, fontWeight: 750, fontVariantNumeric: 'tabular-nums' });
export const words = style({ display: 'grid', gap: space.s3, minWidth: 0 });
export const name = style({ fontSize: text.lead, fontWeight: 750, lineHeight: 1.3, overflowWrap: 'anywhere' });
export const detail = style({ color: color.inkSoft, overflowWrap: 'anywhere' });

/** Targets for a finger on a tablet. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 });
globalStyle(`${marks} button`, { minHeight: '3rem' });

/** Left out on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** The floor plan: wider than a step. */
export const floor = style([wrap, { display: 'grid', gap: space.s6, paddingBlock: space.s6 }]);
export const map = style({
  height: 'clamp(19rem, 60dvh, 40rem)',
  border: `1px solid ${color.grout}`,
  '@media': { print: { display: 'none' } },
});
/** A row that scrolls in itself; a grid would widen for it. */
export const filters = style([screenOnly, { minWidth: 0 }]);
export const chosen = style([screenOnly, { fontSize: text.lead, fontWeight: 700 }]);
