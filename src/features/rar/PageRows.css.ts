import { style } from '@vanilla-extract/css';
import { boxLink } from '../../kit/theme/box-link.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s5}`,
  alignItems: 'center',
  paddingBlock: space.s4,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto' } },
});
export const link = boxLink([row], {
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});
export const detail = style({
  gridArea: '2 / 1',
  color: color.inkSoft,
  '@media': { [from.lg]: { gridArea: '1 / 2' } },
});
export const onward = style({
  gridArea: '1 / 2 / span 2',
  color: color.blue,
  '@media': { [from.lg]: { gridArea: '1 / 3' } },
});
