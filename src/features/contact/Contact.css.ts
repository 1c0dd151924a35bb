import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, motion, size, space, text } = vars;

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  fontWeight: 650,
});
export const topics = style([stack.l, { marginTop: space.s4 }]);
export const topic = style({ paddingBottom: space.s3, borderBottom: `2px solid ${color.ink}` });

export const faq = style({ borderBottom: `1px solid ${color.grout}`, scrollMarginTop: '6rem' });
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1rem',
  gap: space.s4,
  alignItems: 'center',
  minHeight: size.tap,
  paddingBlock: space.s3,
  fontWeight: 650,
  lineHeight: 1.35,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  // A cut arrow that turns when the answer is open.
  '::after': {
    content: '',
    width: '.9rem',
    height: '.6rem',
    background: color.blue,
    clipPath: 'polygon(0 18%, 14% 0, 50% 62%, 86% 0, 100% 18%, 50% 100%)',
    transition: `rotate ${motion.fast} ${motion.ease}`,
  },
  ':hover': { color: color.blue },
});
globalStyle(`${faq}[open] > ${question}::after`, { rotate: '180deg' });
export const answer = style({ paddingBottom: space.s5, color: color.inkSoft });
// Headings in an answer are not those of the page.
globalStyle(`${answer} h2`, { fontSize: text.lead });

/** The form beside a note on what happens with a message. */
export const write = style({
  display: 'grid',
  gap: space.s5,
  paddingTop: space.s6,
  borderTop: `2px solid ${color.ink}`,
  scrollMarginTop: '5rem',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: space.s8 } },
});
export const form = style({ maxWidth: '40rem', minWidth: 0 });
export const sent = style([stack.m, form]);
export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const sentTitle = style({ fontSize: text.h3, ':focus': { outline: 0, boxShadow: 'none' } });
