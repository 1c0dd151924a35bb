import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space, shape, size } = vars;

export const joined = style({ display: 'flex' });
export const joinedInput = style({ borderRadius: `${shape.corner} 0 0 ${shape.corner}`, minWidth: 0 });
export const toggle = style({
  flex: 'none',
  minWidth: '5.5rem',
  minHeight: size.tap,
  paddingInline: space.s3,
  border: `2px solid ${color.edge}`,
  borderLeft: 0,
  borderRadius: `0 ${shape.corner} ${shape.corner} 0`,
  background: color.stoneWorn,
  color: color.ink,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { borderColor: color.ink },
});
