import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** A vacancy. */
export const position = style({
  display: 'grid',
  gap: `${space.s1} ${space.s5}`,
  paddingBlock: space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const positionName = style({
  fontFamily: font.text,
  fontSize: text.lead,
  fontWeight: 750,
  lineHeight: 1.3,
  letterSpacing: 0,
});
export const positionKind = style({ gridColumn: '1', '@media': { [from.sm]: { gridColumn: '2', gridRow: '1' } } });
export const positionAbout = style({ gridColumn: '1', color: color.inkSoft });
