import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, shape, size, space, text } = vars;

/** One line that scrolls on a phone, as many as needed elsewhere. */
export const root = style({
  display: 'flex',
  gap: space.s2,
  position: 'relative',
  overflowX: 'auto',
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.s2} ${space.gutter}`,
  scrollbarWidth: 'none',
  '@media': { [from.md]: { flexWrap: 'wrap' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  paddingInline: space.s4,
  border: `2px solid ${color.edge}`,
  borderRadius: shape.corner,
  color: color.ink,
  fontSize: text.sm,
  fontWeight: 650,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: color.ink, color: color.ink, background: color.stoneCut },
    // First in the line that scrolls: it would be out of sight there.
    '&[aria-current]': { order: -1, background: color.ink, borderColor: color.ink, color: color.stone },
  },
  '@media': { [from.md]: { selectors: { '&[aria-current]': { order: 0 } } } },
});
