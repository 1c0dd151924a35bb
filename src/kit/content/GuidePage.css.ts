import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, font, size, space, text } = vars;

export const head = style({
  display: 'grid',
  gap: space.s6,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)', gap: space.s8, alignItems: 'start' },
  },
});

export const strip = style({ height: 'clamp(4.5rem, 9vw, 7.5rem)' });

/** The sections of the text, side by side if there is room. */
export const sections = style({
  display: 'grid',
  gap: space.s7,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s8 } },
});
export const section = style({ minWidth: 0 });

// Lists in the house style: an ink line on top, grout joints between, a number for each step.
const listed = (list: string) => `${section} ${list}`;
for (const list of ['ol', 'ul']) {
  globalStyle(listed(list), {
    padding: 0,
    listStyle: 'none',
    borderTop: `2px solid ${color.ink}`,
    counterReset: 'step',
  });
}
globalStyle(listed('li:is(li)'), {
  position: 'relative',
  minHeight: size.tap,
  margin: 0,
  padding: `${space.s3} 0 ${space.s3} 2.75rem`,
  borderBottom: `1px solid ${color.grout}`,
  counterIncrement: 'step',
});
globalStyle(listed('li:is(li)::before'), { position: 'absolute', top: space.s3, left: 0 });
globalStyle(listed('ol > li::before'), {
  content: 'counter(step) / ""',
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.05,
  color: color.inkSoft,
});
globalStyle(listed('ul > li::before'), {
  content: '',
  width: '.65rem',
  height: '.65rem',
  margin: '.5rem .2rem 0',
  background: color.blue,
  rotate: '45deg',
});
