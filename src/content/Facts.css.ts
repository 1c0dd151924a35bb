import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({ borderTop: `2px solid ${color.ink}` });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s5}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
});
globalStyle(`${fact} > dt`, { color: color.inkSoft });
globalStyle(`${fact} > dd`, { fontWeight: 650, overflowWrap: 'anywhere' });
