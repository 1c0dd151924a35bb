import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const list = style({ borderTop: `2px solid ${color.ink}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.shape.strake} minmax(0, 1fr)`,
  gap: `0 ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.grout}`,
});
const post = style({ alignSelf: 'stretch' });
/** The post at the side: red for what ends something, blue for what waits. */
export const tone = styleVariants({
  stop: [post, { background: color.red }],
  wait: [post, { background: color.blue }],
});
export const inner = style({
  display: 'grid',
  gap: space.s3,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space.s5 } },
});
export const title = style({
  fontFamily: font.text,
  fontSize: text.lead,
  fontWeight: 750,
  lineHeight: 1.25,
  letterSpacing: 0,
});
export const detail = style({ color: color.inkSoft, fontSize: text.sm });
