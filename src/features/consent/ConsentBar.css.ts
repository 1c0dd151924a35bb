import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { decidedMark } from './decided.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

export const root = style({
  borderTop: `${vars.shape.strake} solid ${color.blue}`,
  background: color.stoneRaise,
  color: color.ink,
});
globalStyle(`[data-${decidedMark}] ${root}`, { display: 'none' });

export const inner = style([
  wrap,
  {
    display: 'grid',
    gap: space.s3,
    paddingBlock: space.s4,
    '@media': { [from.md]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space.s6 } },
  },
]);
export const title = style({ fontFamily: vars.font.text, fontSize: '1rem', fontWeight: 750, letterSpacing: 0 });
export const words = style({ fontSize: text.sm, lineHeight: 1.4 });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s3,
  minWidth: 'min(100%, 20rem)',
});
