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
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 });
globalStyle(`${marks} button`, { minHeight: '3rem' });

/** Left out on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** The floor plan: wider than a step. */
export const floor = style([wrap, { display: 'grid', gap: space.s6, paddingBlock: space.s6 }]);
/** The plan beside the list, where there is room for both. */
export const beside = style({
  display: 'grid',
  gap: space.s6,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)', alignItems: 'start' },
    print: { display: 'block' },
  },
});
export const plan = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from.lg]: { position: 'sticky', top: '5.5rem' }, print: { display: 'block', position: 'static' } },
});
export const map = style({
  height: 'clamp(19rem, 60dvh, 40rem)',
  border: `1px solid ${color.grout}`,
  '@media': {
    [from.lg]: { height: 'clamp(24rem, calc(100dvh - 11rem), 52rem)' },
    print: { height: 'auto', border: 0 },
  },
});
/** The map is for the screen, its drawing in lines for paper. */
globalStyle(`${map} > div`, { '@media': { print: { display: 'none' } } });
export const paperFloor = style({
  display: 'none',
  '@media': {
    print: { display: 'block', width: '12cm', marginInline: 'auto', marginBottom: space.s5, breakInside: 'avoid' },
  },
});
globalStyle(`${paperFloor} rect`, { fill: 'none', stroke: 'currentColor' });
globalStyle(`${paperFloor} text`, {
  fill: 'currentColor',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontWeight: 700,
});
/** A stand that the filter leaves out. */
export const faint = style({ opacity: 0.35 });
/** A row that scrolls in itself; a grid would widen for it. */
export const filters = style([screenOnly, { minWidth: 0 }]);
export const chosen = style([screenOnly, { fontSize: text.lead, fontWeight: 700 }]);
