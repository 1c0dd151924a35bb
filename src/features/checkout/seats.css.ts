import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size } = vars;

export const count = style({ display: 'grid', gap: space.s1, fontWeight: 700 });
export const found = style({ color: color.inkSoft, fontSize: vars.text.sm });
/** A live region that is hidden until it has words isn't read out: an empty one only takes no room. */
const region = style({ ':empty': { position: 'absolute' } });
export const said = style([region, { display: 'block' }]);

export const hints = style([region, { display: 'grid', gap: space.s2 }]);
export const hint = style({
  maxWidth: 'none',
  padding: `${space.s2} ${space.s4}`,
  background: color.amberWash,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  color: color.ink,
  fontSize: vars.text.sm,
});

/** Good news, beside the choice that it speaks of. */
export const picked = style({
  maxWidth: 'none',
  padding: `${space.s2} ${space.s4}`,
  background: color.blueWash,
  color: color.ink,
  fontSize: vars.text.sm,
});

/** The filters above the list that they narrow. */
export const finder = style({
  display: 'grid',
  gap: space.s3,
  maxWidth: '30rem',
  padding: space.s4,
});

/** One line on a phone, whether seats are chosen or not: the map above must not move. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: size.tap,
  '@media': { [from.lg]: { display: 'grid', gap: space.s2 } },
});
export const choiceTitle = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'block', fontSize: vars.text.h3 } },
});
/** One line that scrolls in a phone's sheet; a list beside the question. */
export const chosenList = style({
  // Words that are only spoken stand out of the flow: unpositioned, they would widen the page instead of the line.
  position: 'relative',
  display: 'flex',
  flex: 1,
  gap: space.s2,
  minWidth: 0,
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
/** The view from a chosen seat, in the height of its line. */
export const sketch = style({ flex: 'none', width: '4.5rem', ':empty': { display: 'none' } });
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
  lineHeight: 1.3,
  color: color.inkSoft,
  fontSize: vars.text.sm,
  ':empty': { display: 'none' },
});
