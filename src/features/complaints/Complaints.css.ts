import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { stack } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, shape, space, text } = vars;

/** The name of a type of complaint. */
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

/** One thing at a time, narrow enough to read. */
export const page = style([
  stack.l,
  {
    width: '100%',
    maxWidth: `calc(42rem + 2 * ${space.gutter})`,
    marginInline: 'auto',
    paddingInline: space.gutter,
    paddingBlock: `${space.s6} ${space.s8}`,
  },
]);

/** The code on its card, a group at a time: large enough to copy by hand. */
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  padding: space.s5,
  background: color.stoneCut,
  border: `2px solid ${color.ink}`,
  borderRadius: shape.bow,
  fontFamily: 'ui-monospace, monospace',
  fontSize: text.h3,
  fontWeight: 700,
  letterSpacing: '.08em',
});

/** A conversation: what the complainant wrote on the left, the union's answers set in. */
export const messages = style({ display: 'grid', gap: space.s4 });
const bubble = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  border: `1px solid ${color.grout}`,
  borderRadius: shape.strake,
  maxWidth: '38rem',
  overflowWrap: 'anywhere',
});
export const message = styleVariants({
  complainant: [bubble, { background: color.stoneCut }],
  union: [bubble, { borderLeft: `4px solid ${color.blue}`, justifySelf: 'end', width: '92%' }],
});
export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s3}`,
  color: color.inkSoft,
  fontSize: text.sm,
});
globalStyle(`${by} > strong`, { color: color.ink });
export const words = style({ whiteSpace: 'pre-wrap' });

export const files = style({ display: 'grid' });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  minHeight: '2.75rem',
  borderBottom: `1px solid ${color.grout}`,
  overflowWrap: 'anywhere',
});

export const entries = style({ borderTop: `2px solid ${color.ink}` });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.grout}`,
});
globalStyle(`${entry} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
  marginRight: 'auto',
});
export const when = style({ color: color.inkSoft, fontSize: text.sm });
