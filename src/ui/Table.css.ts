import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const frame = style({ overflowX: 'auto' });
export const root = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const caption = style({ textAlign: 'left', fontWeight: 700, paddingBottom: vars.space.s2 });

const cellBase = style({ padding: '.7rem .75rem .7rem 0' });
const align = { start: { textAlign: 'left' }, end: { textAlign: 'right', paddingRight: 0 } } as const;

export const head = styleVariants(align, (side) => [
  cellBase,
  { ...side, color: color.inkSoft, fontSize: vars.text.sm, fontWeight: 650, borderBottom: `2px solid ${color.ink}` },
]);
export const cell = styleVariants(align, (side) => [
  cellBase,
  { ...side, fontWeight: 'inherit', borderBottom: `1px solid ${color.grout}` },
]);
