import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

/** A page of the account. */
export const page = style([stack.l, { gap: space.s7 }]);
export const section = style([stack.m, { maxWidth: '46rem' }]);
globalStyle(`${section} > h2`, { fontSize: text.h3 });

export const people = style({ display: 'grid', borderTop: `1px solid ${color.grout}` });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
});
export const face = style({
  flex: 'none',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  objectFit: 'cover',
  overflow: 'hidden',
  background: color.unlaid,
});
export const personWords = style({ flex: '1 1 8rem', minWidth: 0 });
export const name = style({ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' });
export const detail = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });

export const rides = style({ display: 'grid', gap: space.s5, maxWidth: '46rem' });
export const ride = style([
  stack.m,
  { padding: space.s5, background: color.stoneCut, border: `1px solid ${color.grout}`, scrollMarginTop: '6rem' },
]);
export const rideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
});
globalStyle(`${rideHead} > h3`, { fontSize: text.h3 });
/** The pass beside its explanation, if there is room. */
export const pass = style({
  display: 'grid',
  gap: space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'center' } },
});
export const code = style({ maxWidth: '14rem' });
export const typed = style({ color: color.inkSoft, fontSize: text.xs, overflowWrap: 'anywhere' });

/** The plan reaches the edges of a phone's screen. */
export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  marginInline: `calc(-1 * ${space.gutter})`,
  borderBlock: `1px solid ${color.grout}`,
  '@media': { [from.lg]: { marginInline: 0, border: `1px solid ${color.grout}` } },
});
export const map = style({ height: 'clamp(19rem, 55dvh, 36rem)' });

/** A live region that is hidden until it has words isn't read out: an empty one only takes no room. */
export const region = style({ ':empty': { position: 'absolute' } });
