import { globalStyle, style } from '@vanilla-extract/css';
// oxlint-disable-next-line import/no-unassigned-import
import '../../kit/theme/fixed-theme.css.ts';
import { stack, wrap } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';
import { root as visuallyHidden } from '../../kit/ui/VisuallyHidden.css.ts';

const { color, font, shape, space, text } = vars;

export const room = style([
  wrap,
  {
    minHeight: '100dvh',
    paddingBlock: `${space.s4} ${space.s7}`,
  },
]);
export const gate = style([stack.m, { maxWidth: '34rem', marginInline: 'auto' }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.s3}`,
});
globalStyle(`${head} h1`, { fontSize: text.h3, overflowWrap: 'anywhere' });
export const count = style({ fontSize: text.lead, fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const network = style({
  width: '100%',
  color: color.inkSoft,
  '::before': {
    content: '',
    display: 'inline-block',
    width: '.6em',
    height: '.6em',
    marginInlineEnd: '.5em',
    borderRadius: '50%',
    background: color.green,
  },
  selectors: {
    '&:not([data-network=online])::before': {
      borderRadius: 0,
      background: color.amber,
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    },
  },
});

/** Its height stays, whatever it says: nothing below it moves under a thumb. */
export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '13rem',
  padding: space.s4,
  border: `${shape.strake} solid ${color.grout}`,
  borderRadius: shape.corner,
  background: color.stoneCut,
  selectors: {
    '&[data-kind=in]': { background: color.green, borderColor: color.green, color: color.onGreen },
    '&[data-kind=already], &[data-kind=refused], &[data-kind=cancelled], &[data-kind=replaced], &[data-kind=exchanged]':
      {
        background: color.red,
        borderColor: color.red,
        color: color.onRed,
      },
    '&[data-kind=unknown]': { background: color.amber, borderColor: color.amber, color: color.stoneWorn },
  },
});
export const idle = style({ gridColumn: '1 / -1', fontSize: text.h3, textAlign: 'center' });
export const mark = style({
  width: '5.5rem',
  padding: '.9rem',
  border: '4px solid currentColor',
  selectors: {
    '[data-kind=in] > &': { borderRadius: '50%' },
    // On its corner it is wider by two fifths: as wide as the others all the same.
    '[data-kind=unknown] > &': { rotate: '45deg', width: '3.9rem', margin: '.8rem', padding: '.5rem' },
  },
});
globalStyle(`[data-kind=unknown] > ${mark} path`, { rotate: '-45deg', transformOrigin: 'center' });
export const told = style({
  display: 'grid',
  gap: space.s1,
  minWidth: 0,
  fontSize: text.lead,
  overflowWrap: 'anywhere',
});
export const word = style({ fontFamily: font.display, fontSize: text.h2, fontWeight: 850, lineHeight: 1.05 });
export const after = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.s3 });
globalStyle(`${after} button`, { color: 'inherit', borderColor: 'currentColor', background: 'transparent' });

/** At the bottom, where a thumb reaches. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s2,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([visuallyHidden]);
export const way = style({
  minHeight: '3.5rem',
  padding: space.s2,
  border: `2px solid ${color.edge}`,
  borderRadius: shape.corner,
  background: color.stoneCut,
  color: color.ink,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: color.blueWash, borderColor: color.blue, textDecoration: 'underline' },
  },
});

export const search = style([stack.s]);
export const found = style({ display: 'grid' });
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s2,
  borderTop: `1px solid ${color.grout}`,
});

export const conflicts = style([stack.s]);
globalStyle(`${conflicts} h2`, { fontSize: text.h3 });
export const conflict = style({
  display: 'grid',
  gap: space.s1,
  padding: space.s3,
  borderLeft: `${shape.strake} solid ${color.red}`,
  background: color.redWash,
  marginBottom: space.s2,
});
export const foot = style([stack.s, { color: color.inkSoft, fontSize: text.sm }]);
export const doors = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
});
