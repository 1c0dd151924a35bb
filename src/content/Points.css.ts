import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const point = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `0 ${space.s3}`,
  paddingBlock: space.s4,
});
const mark = style({ gridRow: '1 / span 2' });
/** A step has its number; what is needed has a tile. */
export const marks = styleVariants({
  number: [
    mark,
    {
      fontFamily: font.display,
      fontSize: text.h3,
      fontWeight: 800,
      lineHeight: 1.15,
      color: color.inkSoft,
    },
  ],
  tile: [mark, { width: '.7rem', height: '.7rem', marginTop: '.55rem', background: color.blue, rotate: '45deg' }],
});
export const title = style({ fontSize: text.lead, fontWeight: 750, lineHeight: 1.3 });
export const detail = style({ gridColumn: 2, color: color.inkSoft });
