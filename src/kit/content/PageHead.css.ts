import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, space, text } = vars;

/** Facts in a line, with drawn separators. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: 600,
});
/** Runs off both edges of a phone; beside a text it takes its height from the text. */
export const art = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': {
    [from.lg]: { gridArea: '1 / 2 / span 2', marginInline: 0 },
    print: { maxWidth: '60mm', marginInline: 0 },
  },
});
