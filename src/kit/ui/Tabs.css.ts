import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const root = style({
  display: 'flex',
  borderBottom: `2px solid ${color.ink}`,
  position: 'relative',
  overflowX: 'auto',
  '@media': { [from.sm]: { gap: vars.space.s1 } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  padding: '.5rem .7rem',
  color: color.ink,
  fontSize: vars.text.sm,
  fontWeight: 650,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [from.sm]: { paddingInline: '1rem', fontSize: vars.text.base } },
  selectors: {
    '&:hover': { background: color.stoneWorn, color: color.ink },
    '&:focus-visible': { outlineOffset: '-5px' },
    '&[aria-current]': {
      background: color.ink,
      color: color.stone,
      borderRadius: `${vars.shape.corner} ${vars.shape.corner} 0 0`,
    },
  },
});
