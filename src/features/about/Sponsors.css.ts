import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const wall = style({
  display: 'grid',
  gap: '1px',
  paddingBlock: '1px',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const sponsor = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
  background: color.stoneCut,
  // Joints that empty places of the last row do not have.
  outline: `1px solid ${color.grout}`,
});
export const tile = style({ aspectRatio: '1', overflow: 'hidden', alignSelf: 'start' });
export const name = style({ fontSize: text.lead, lineHeight: 1.2 });
export const detail = style({ color: color.inkSoft, fontSize: text.sm, lineHeight: 1.4 });
export const tier = style({ fontSize: text.xs, fontWeight: 700 });
