import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size } = vars;

/** One row of buttons on a phone; the choices unfold above them, so that the plan keeps the space. */
export const best = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.s2} ${space.s4}`,
});
const optionBase = style({ gap: '.15rem', fontWeight: 700 });
export const option = styleVariants({
  open: [optionBase, { display: 'grid' }],
  folded: [optionBase, { display: 'none', '@media': { [from.md]: { display: 'grid' } } }],
});
export const phoneOnly = style({ '@media': { [from.md]: { display: 'none' } } });
export const said = style({ display: 'block', flexBasis: '100%', ':empty': { display: 'none' } });

/** The plan reaches the edges of a phone's screen. */
export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  marginInline: `calc(-1 * ${space.gutter})`,
  borderBlock: `1px solid ${color.grout}`,
  '@media': { [from.lg]: { marginInline: 0, border: `1px solid ${color.grout}` } },
});
export const map = style({ height: 'clamp(19rem, 60dvh, 44rem)' });
export const alone = style({ color: color.inkSoft, fontSize: vars.text.sm });

export const choice = style({ display: 'grid', gap: space.s2 });
export const choiceTitle = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'block', fontSize: vars.text.h3 } },
});
/** One line that scrolls in a phone's sheet; a list beside the question. */
export const chosenList = style({
  // Words that are only spoken stand out of the flow: unpositioned, they would widen the page instead of the line.
  position: 'relative',
  display: 'flex',
  gap: space.s2,
  overflowX: 'auto',
  '@media': { [from.lg]: { display: 'grid', gap: 0, maxHeight: '18rem', overflow: 'auto' } },
});
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.s2,
  paddingLeft: space.s3,
  background: color.stoneWorn,
  '@media': {
    [from.lg]: {
      padding: `${space.s1} 0`,
      background: 'none',
      borderBottom: `1px solid ${color.grout}`,
    },
  },
});
export const chosenSeat = style({ minWidth: '2.5rem', fontWeight: 750, whiteSpace: 'nowrap' });
export const kind = style({
  minHeight: size.tap,
  maxWidth: '9rem',
  border: 0,
  background: 'transparent',
  color: color.ink,
  fontSize: vars.text.sm,
  '@media': { [from.lg]: { flex: 1, maxWidth: 'none' } },
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  marginLeft: 'auto',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: color.redWash, color: color.red },
});
export const cross = style({
  width: '.85rem',
  height: '.85rem',
  background: 'currentColor',
  clipPath:
    'polygon(14% 0, 50% 36%, 86% 0, 100% 14%, 64% 50%, 100% 86%, 86% 100%, 50% 64%, 14% 100%, 0 86%, 36% 50%, 0 14%)',
});
export const toChoose = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: vars.text.sm,
  ':empty': { display: 'none' },
});
