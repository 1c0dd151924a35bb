import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, space } = vars;

export const legend = style({ fontWeight: 700, marginBottom: '.6rem' });

const list = style({ display: 'grid', gap: space.s3 });
export const cards = styleVariants({
  one: [list],
  two: [list, { '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } } }],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: `0 ${space.s3}`,
  padding: space.s4,
  background: color.stoneCut,
  cursor: 'pointer',
});

export const radio = style({
  appearance: 'none',
  zIndex: 1,
  width: '1.6rem',
  height: '1.6rem',
  margin: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.stoneCut,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `8px solid ${color.blue}` },
    '&:focus-visible': { borderRadius: '50%' },
  },
});

// The frame is the radio's next sibling, so that a chosen card needs no :has().
export const frame = style({
  position: 'absolute',
  inset: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: vars.shape.corner,
  selectors: {
    [`${card}:hover &`]: { borderColor: color.ink },
    [`${radio}:checked ~ &`]: { border: `3px solid ${color.blue}`, background: color.blueWash },
    [`${radio}:disabled ~ &`]: { borderStyle: 'dashed', borderColor: color.edge, background: color.stoneWorn },
  },
});

// A long name without a space, such as a file's, breaks before it widens the page.
export const words = style({ position: 'relative', overflowWrap: 'anywhere' });
export const title = style({ display: 'block', fontWeight: 700, fontSize: vars.text.lead, lineHeight: 1.25 });
export const detail = style({ display: 'block', color: color.inkSoft, fontSize: vars.text.sm });
export const aside = style({ position: 'relative', fontWeight: 700 });
