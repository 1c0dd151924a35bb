import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

const { color, font, shape, space, text } = vars;

/** Half of a notch at each end of the tear. */
const NOTCH = '.7rem';
const TEAR = '15.5rem';

/** Paper in the colours of the page, with a notch at each end of the tear; on a phone the code comes first. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  maxWidth: '26rem',
  border: `1px solid ${color.edge}`,
  borderRadius: shape.corner,
  background: color.stoneRaise,
  breakInside: 'avoid',
  '@media': {
    [from.md]: { gridTemplateColumns: '7rem minmax(0, 1fr) 13rem', maxWidth: '44rem', alignItems: 'stretch' },
  },
});
export const art = style({ overflow: 'hidden', minHeight: '100%' });
export const words = style({
  display: 'grid',
  // A name may be one long word: an automatic column would grow to its length.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s1,
  padding: space.s3,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: 750, fontSize: text.lead });
export const seat = style({ fontFamily: font.display, fontSize: text.h3, fontWeight: 850, lineHeight: 1.1 });
export const stub = style({
  position: 'relative',
  gridColumn: '1 / -1',
  gridRow: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: space.s1,
  minHeight: TEAR,
  padding: space.s3,
  borderBottom: `2px dashed ${color.edge}`,
  '::before': {
    content: '',
    position: 'absolute',
    bottom: `calc(-1 * ${NOTCH} - 1px)`,
    left: `calc(-1 * ${NOTCH})`,
    width: `calc(2 * ${NOTCH})`,
    height: `calc(2 * ${NOTCH})`,
    borderRadius: '50%',
    background: color.stone,
  },
  '::after': {
    content: '',
    position: 'absolute',
    bottom: `calc(-1 * ${NOTCH} - 1px)`,
    right: `calc(-1 * ${NOTCH})`,
    width: `calc(2 * ${NOTCH})`,
    height: `calc(2 * ${NOTCH})`,
    borderRadius: '50%',
    background: color.stone,
  },
  '@media': {
    [from.md]: {
      gridColumn: 3,
      minHeight: 0,
      borderBottom: 0,
      borderLeft: `2px dashed ${color.edge}`,
      '::before': { bottom: 'auto', top: `calc(-1 * ${NOTCH})`, left: `calc(-1 * ${NOTCH} - 1px)` },
      '::after': { right: 'auto', bottom: `calc(-1 * ${NOTCH})`, left: `calc(-1 * ${NOTCH} - 1px)` },
    },
    print: { '::before': { background: '#fff' }, '::after': { background: '#fff' } },
  },
});
export const code = style({ width: '100%', maxWidth: '13rem', alignSelf: 'center' });
export const typed = style({ fontSize: '.69rem', overflowWrap: 'anywhere', textAlign: 'center' });
export const cards = style({ display: 'grid', gap: space.s4 });
