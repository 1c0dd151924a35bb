import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const words = style({ color: color.inkSoft, fontSize: vars.text.sm, fontWeight: 650 });
export const step = style({ color: color.ink, fontWeight: 750 });

export const planks = style({ display: 'flex', gap: '3px', height: '8px', marginTop: '.5rem', maxWidth: '28rem' });
const board = style({ flex: 1 });
export const plank = styleVariants({
  laid: [board, { background: color.blue }],
  open: [board, { background: color.stoneWorn, boxShadow: `inset 0 0 0 1px ${color.edge}` }],
});
