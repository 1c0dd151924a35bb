import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

export const tickets = style({ borderTop: `2px solid ${color.ink}` });

const ticketBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
});
/** Sold-out kinds are dimmed: quieter ink, still readable. */
export const ticket = styleVariants({
  onSale: [ticketBase],
  soldOut: [ticketBase, { color: color.inkSoft }],
});
export const words = style({ display: 'grid', flex: '1 1 12rem', minWidth: 0 });
export const name = style({ fontSize: vars.text.lead, fontWeight: 700, lineHeight: 1.3 });
export const detail = style({ color: color.inkSoft, fontSize: vars.text.sm });
export const price = style({ fontVariantNumeric: 'tabular-nums' });
export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 });

/** Dates to choose from. */
export const dates = style({ display: 'grid', gap: space.s3 });
export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
  padding: space.s4,
  background: color.stoneCut,
  border: `1px solid ${color.grout}`,
});
