import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { belowMd } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative', overflowX: 'auto' });
export const root = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const caption = style({ textAlign: 'left', fontWeight: 700, paddingBottom: vars.space.s2 });

const cellBase = style({ padding: '.7rem .75rem .7rem 0' });
const align = { start: { textAlign: 'left' }, end: { textAlign: 'right', paddingInline: '.75rem 0' } } as const;

export const head = styleVariants(align, (side) => [
  cellBase,
  { ...side, color: color.inkSoft, fontSize: vars.text.sm, fontWeight: 650, borderBottom: `2px solid ${color.ink}` },
]);
export const cell = styleVariants(align, (side) => [
  cellBase,
  { ...side, fontWeight: 'inherit', borderBottom: `1px solid ${color.grout}` },
]);

/** On a phone: rows one under another, and in each its cells. */
export const stacked = style({});
const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${stacked} ${selector}`, { '@media': { [`screen and ${belowMd}`]: rule } });
onPhone('thead', { position: 'absolute', clipPath: 'inset(50%)' });
onPhone('tr', {
  display: 'block',
  padding: `${vars.space.s3} 0 ${vars.space.s4}`,
  borderBottom: `1px solid ${color.grout}`,
});
onPhone('tr > *', { display: 'block', padding: 0, border: 0, textAlign: 'left' });
onPhone('tr > th', { fontWeight: 700 });
onPhone('td::before', {
  content: 'attr(data-label)',
  display: 'block',
  marginTop: vars.space.s2,
  color: color.inkSoft,
  fontSize: vars.text.sm,
  fontWeight: 650,
});
