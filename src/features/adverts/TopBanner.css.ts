import { style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({
  borderBottom: `2px solid ${color.ink}`,
  background: color.stoneCut,
  '@media': { print: { display: 'none' } },
});
export const inner = style([
  wrap,
  {
    display: 'grid',
    gap: `${space.s2} ${space.s6}`,
    justifyItems: 'start',
    paddingBlock: space.s4,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  },
]);
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  fontWeight: 800,
  lineHeight: 1.25,
});
