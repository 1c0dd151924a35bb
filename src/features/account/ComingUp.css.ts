import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const list = style({ borderTop: `2px solid ${color.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '4.25rem',
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
});
export const event = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  color: 'inherit',
  fontWeight: 700,
});
export const detail = style({ display: 'block', color: color.inkSoft, fontSize: text.sm });
export const count = style({ fontSize: text.sm });
