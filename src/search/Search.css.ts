import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space, text } = vars;

export const field = style({ maxWidth: '46rem' });
export const found = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  paddingBlock: space.s4,
});
export const title = style({ fontSize: text.h3 });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The whole entry is the link's to press.
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${found}:hover ${link}`, {
  color: color.blue,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.15em',
});
export const excerpt = style({ color: color.inkSoft });
export const what = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  color: color.inkSoft,
  fontSize: text.sm,
});
