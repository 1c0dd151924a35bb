import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const wall = style({
  display: 'grid',
  gap: `${space.s5} ${space.s7}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** An organisation under its own floor. */
export const organisation = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space.s4,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
  '@media': { [from.sm]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});
export const floor = style({ aspectRatio: '1', overflow: 'hidden' });
export const name = style({ fontSize: text.h3 });
export const kind = style({ color: color.inkSoft, fontSize: text.sm, fontWeight: 600 });

/** Space above whatever follows the wall: it is about something else. */
export const below = style({ marginTop: space.s6 });
