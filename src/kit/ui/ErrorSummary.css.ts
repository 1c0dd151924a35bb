import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const root = style({
  padding: vars.space.s5,
  border: `3px solid ${color.red}`,
  background: color.stoneCut,
});
export const title = style({ fontSize: vars.text.h3 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.tap,
  color: color.red,
  fontWeight: 650,
});
globalStyle(`${root} ul`, { paddingLeft: vars.space.s5, listStyle: 'square' });
globalStyle(`${root}:focus`, { outline: `3px solid ${color.focus}`, outlineOffset: '2px' });
