import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const talks = style({
  display: 'grid',
  gap: `${space.s5} ${space.s7}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const talk = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space.s4,
  paddingTop: space.s4,
  borderTop: `2px solid ${color.ink}`,
});
export const portrait = style({ aspectRatio: '4 / 5', overflow: 'hidden' });
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.s1, minWidth: 0 });
export const title = style({ fontSize: text.h3 });
export const speaker = style({ fontWeight: 700 });
export const about = style({ color: color.inkSoft, fontSize: text.sm });
