import { style } from '@vanilla-extract/css';
import { boxLink } from '../../kit/theme/box-link.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

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
export const link = boxLink([found]);
export const excerpt = style({ color: color.inkSoft });
export const what = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  color: color.inkSoft,
  fontSize: text.sm,
});
