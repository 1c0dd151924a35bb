import { globalStyle, style } from '@vanilla-extract/css';
import { boxLink } from '../theme/box-link.ts';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, motion, space, text } = vars;

/** The first and latest, large. */
export const feature = style({
  position: 'relative',
  display: 'grid',
  gap: space.s4,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space.s7, alignItems: 'center' },
  },
});
export const featureArt = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': { [from.md]: { marginInline: 0 } },
});
export const featureTitle = style({ fontSize: text.h2, hyphens: 'auto' });

/** A row of the list: its drawing at the side, its title, its date and kind. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
  paddingBlock: space.s4,
  '@media': {
    [from.md]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto', gap: space.s5, paddingBlock: space.s5 },
  },
});
export const thumbnail = style({
  aspectRatio: '1',
  overflow: 'hidden',
  '@media': { [from.md]: { aspectRatio: '4 / 3' } },
});
/** The arrow at the end of a row, if there is room for it. */
export const onward = style({
  display: 'none',
  alignSelf: 'center',
  color: color.blue,
  '@media': { [from.md]: { display: 'block' } },
});
export const title = style({ fontSize: `min(5vw, ${text.lead})`, lineHeight: 1.2, hyphens: 'auto' });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.s2, minWidth: 0 });
/** A sentence that does not fit beside the drawing on a phone. */
export const summary = style({
  display: 'none',
  color: color.inkSoft,
  fontSize: text.sm,
  '@media': { [from.md]: { display: 'block' } },
});

/** Drawings side by side, each over its title. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s6} ${space.s4}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space.s7} ${space.s5}` },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
// Four go in one row or in two; three and one would look wrong.
globalStyle(`${wall}:has(> :nth-child(4):last-child)`, {
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const card = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space.s3 });
export const poster = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  transition: `translate ${motion.fast} ${motion.ease}`,
  selectors: { [`${card}:hover &`]: { translate: '0 -4px' } },
});

export const link = boxLink([feature, entry, card]);
