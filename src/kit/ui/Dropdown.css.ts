import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, size, space } = vars;

export const root = style({ display: 'contents' });
export const chevron = style({
  width: '.45rem',
  height: '.45rem',
  flexShrink: 0,
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '45deg',
  translate: '0 -.1rem',
  selectors: { [`${root}:has(:popover-open) &`]: { rotate: '-135deg', translate: '0 .1rem' } },
});
export const list = style({
  // Under the bar in browsers without anchor positioning.
  inset: `calc(${size.bar} + ${space.s1}) ${space.s4} auto auto`,
  margin: 0,
  padding: `${space.s1} 0`,
  border: 0,
  borderTop: `${vars.shape.strake} solid ${color.blue}`,
  background: color.stoneRaise,
  color: color.ink,
  boxShadow: `0 12px 32px ${color.float}`,
  '@supports': {
    '(position-area: end)': {
      inset: 'auto',
      marginBlock: space.s1,
      // Anchored to the button that opens it.
      positionArea: 'bottom span-left',
      minWidth: 'anchor-size(width)',
    },
  },
});
globalStyle(`${list} > li > *`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.tap,
  paddingInline: space.s4,
  color: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${list} > li > :hover`, { background: color.blueWash, color: 'inherit' });
globalStyle(`${list} > li > [aria-current]`, {
  fontWeight: 750,
  boxShadow: `inset ${vars.shape.strake} 0 0 ${color.blue}`,
});
