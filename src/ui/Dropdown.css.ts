import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, size, space } = vars;

export const root = style({ position: 'relative' });
export const chevron = style({
  width: '.45rem',
  height: '.45rem',
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '45deg',
  translate: '0 -.1rem',
  selectors: { '[aria-expanded=true] > &': { rotate: '-135deg', translate: '0 .1rem' } },
});
export const list = style({
  position: 'absolute',
  zIndex: 1,
  top: `calc(100% + ${space.s1})`,
  right: 0,
  minWidth: '100%',
  paddingBlock: space.s1,
  borderTop: `${vars.shape.strake} solid ${color.blue}`,
  background: color.stoneRaise,
  color: color.ink,
  boxShadow: `0 12px 32px ${color.float}`,
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
