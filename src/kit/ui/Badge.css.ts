import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  padding: '.22em .6em .22em .5em',
  borderRadius: '2px',
  fontSize: vars.text.xs,
  fontWeight: 700,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '::before': { content: '', flex: 'none', width: '.6em', height: '.6em', background: 'currentColor' },
});

/** A shape for each tone: disc, triangle, diamond, leaf, square. */
export const root = styleVariants({
  ok: [base, { background: color.greenWash, color: color.green, '::before': { borderRadius: '50%' } }],
  low: [
    base,
    { background: color.amberWash, color: color.amber, '::before': { clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' } },
  ],
  stop: [base, { background: color.redWash, color: color.red, '::before': { rotate: '45deg' } }],
  busy: [base, { background: color.blueWash, color: color.blue, '::before': { borderRadius: '50% 0' } }],
  plain: [base, { background: color.stoneWorn, color: color.ink }],
});
