import { style } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const page = style([stack.l, { gap: space.s6 }]);
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const split = style({
  display: 'grid',
  gap: space.s6,
  '@media': {
    [from.xl]: { gridTemplateColumns: 'minmax(0, 29rem) minmax(0, 1fr)', gap: space.s7, alignItems: 'start' },
  },
});
export const floor = style({
  maxWidth: '29rem',
  border: `2px solid ${vars.paint.outline}`,
  '@media': { print: { maxWidth: '110mm', printColorAdjust: 'exact' } },
});
export const list = style({ borderTop: `2px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { print: { breakInside: 'avoid' } },
});
export const swatch = style({ height: '3rem', '@media': { print: { printColorAdjust: 'exact' } } });
export const event = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  color: 'inherit',
  fontWeight: 700,
});
export const date = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });
