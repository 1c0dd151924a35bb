import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const detail = style({ color: color.inkSoft, fontSize: text.sm });
/** As high with and without an answer: what is below must not move under a finger. A long list scrolls. */
export const venueDays = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '13rem',
  overflowY: 'auto',
  borderBlock: `1px solid ${color.grout}`,
});
export const page = style({ display: 'grid', gap: space.s5, maxWidth: '42rem', gridTemplateColumns: 'minmax(0, 1fr)' });
export const things = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: space.s3, fontWeight: 750 });
export const grid = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const all = style({ maxWidth: '46rem' });
/** With its marker, which says that it opens. */
export const opens = style({ paddingBlock: space.s2, fontWeight: 700, cursor: 'pointer', textDecoration: 'underline' });

/** A list of short entries: times, or documents with what can be done with each. */
export const times = style({ display: 'grid', gap: space.s1, margin: 0, padding: 0, listStyle: 'none' });
export const documents = style({ display: 'grid', gap: space.s2, margin: 0, padding: 0, listStyle: 'none' });
export const document = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 });
export const name = style({ overflowWrap: 'anywhere', fontWeight: 700 });

/** The requests, one a row. */
export const list = style({ borderTop: `2px solid ${color.ink}`, listStyle: 'none', padding: 0 });
export const entry = style({
  display: 'grid',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) max-content', alignItems: 'center' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
