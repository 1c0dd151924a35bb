import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({ borderTop: `2px solid ${color.ink}` });
export const fact = style({
  display: 'grid',
  // The value keeps at least half of the line, its longest word unbroken, and aligns with the line's end.
  gridTemplateColumns: 'fit-content(50%) minmax(min-content, 1fr)',
  alignItems: 'baseline',
  columnGap: space.s5,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
});
globalStyle(`${fact} > dt`, { color: color.inkSoft });
globalStyle(`${fact} > dd`, { fontWeight: 650, textAlign: 'end', textWrap: 'balance', overflowWrap: 'break-word' });
