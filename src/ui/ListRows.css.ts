import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({ borderTop: `2px solid ${color.ink}` });
export const row = style({ borderBottom: `1px solid ${color.grout}` });

export const link = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space.s1} ${space.s4}`,
  minHeight: '3.5rem',
  paddingBlock: space.s3,
  color: color.ink,
  textDecoration: 'none',
});
export const title = style({ display: 'block', fontWeight: 700 });
globalStyle(`${link}:hover ${title}`, {
  color: color.blue,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.2em',
});
export const detail = style({ display: 'block', color: color.inkSoft, fontSize: vars.text.sm });
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: space.s3, fontWeight: 650 });
