import { style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** The pieces to tick, with their prices at the far end. */
export const pieces = style({ borderTop: `2px solid ${color.ink}` });
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
});
export const pieceName = style({ display: 'block', fontWeight: 700 });
export const detail = style({ display: 'block', color: color.inkSoft, fontSize: text.sm, fontWeight: 450 });
export const price = style({ paddingTop: space.s2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

/** The bill under the choice. */
export const bill = style({ padding: space.s5, background: color.stoneCut, border: `1px solid ${color.grout}` });

/** The name of a piece, above its description. */
export const name = style({
  fontFamily: font.text,
  fontSize: text.lead,
  fontWeight: 750,
  lineHeight: 1.3,
  letterSpacing: 0,
});
export const kind = style({
  display: 'grid',
  gap: `${space.s1} ${space.s5}`,
  paddingBlock: space.s4,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', alignItems: 'baseline' } },
});

/** The pass for the desk: the code, and beside it the dates to remember. */
export const pass = style({
  display: 'grid',
  gap: space.s5,
  padding: space.s5,
  background: color.stoneRaise,
  border: `1px solid ${color.grout}`,
  borderTop: `4px solid ${color.blue}`,
  '@media': { [from.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const code = style({ display: 'grid', gap: space.s2, maxWidth: '11rem' });
export const reference = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const days = style({ borderTop: `2px solid ${color.ink}` });
export const day = style({ paddingBlock: space.s3, borderBottom: `1px solid ${color.grout}` });
export const dayName = style({ color: color.inkSoft, fontSize: text.sm });
export const when = style({ fontSize: text.lead, fontWeight: 700, lineHeight: 1.3 });
