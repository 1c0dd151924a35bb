import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space, shape } = vars;

const base = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.s4} ${space.s5}`,
  borderLeft: `${shape.strake} solid`,
});

export const root = styleVariants({
  info: [base, { background: color.blueWash, borderColor: color.blue }],
  ok: [base, { background: color.greenWash, borderColor: color.green }],
  warn: [base, { background: color.amberWash, borderColor: color.amber }],
  bad: [base, { background: color.redWash, borderColor: color.red }],
});

export const title = style({ fontWeight: 700 });
