import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, paint, space, text } = vars;

/** The keel: a plank down the margin, from which the years stand out like ribs. */
export const keel = style({
  display: 'grid',
  gap: space.s7,
  paddingLeft: space.s5,
  borderLeft: `${vars.shape.strake} solid ${paint.blue}`,
});
export const rib = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    left: `calc(-1 * ${space.s5} - ${vars.shape.strake})`,
    top: '2.1rem',
    width: '1.25rem',
    height: vars.shape.strake,
    background: paint.blue,
  },
});
export const heading = style({ marginBottom: space.s3 });
export const year = style({
  display: 'block',
  fontSize: '4.5rem',
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.045em',
});
export const words = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: text.h3,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
