import { style, styleVariants } from '@vanilla-extract/css';
// oxlint-disable-next-line import/no-unassigned-import
import '../../kit/theme/fixed-theme.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, paint } = vars;

/** A sheet's height by its width, A3 as A4. */
const tall = 1.4142;

/** On paper as large as the sheet, but a pixel short of beginning a second one. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '34rem',
  aspectRatio: `1 / ${tall}`,
  overflow: 'hidden',
  containerType: 'inline-size',
  background: color.stoneRaise,
  color: color.ink,
  '@media': {
    print: {
      position: 'absolute',
      inset: '0 0 auto',
      width: `min(100vw, (100vh - 1px) / ${tall})`,
      maxWidth: 'none',
      marginInline: 'auto',
      printColorAdjust: 'exact',
    },
  },
});
export const sky = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  justifyContent: 'space-between',
});
export const sun = style({
  position: 'absolute',
  right: '7cqi',
  bottom: '-5cqi',
  width: '38cqi',
  aspectRatio: '1',
  borderRadius: '50%',
  background: paint.yellow,
});
export const name = style({
  position: 'relative',
  padding: '5cqi 6cqi 0',
  fontFamily: font.display,
  fontWeight: 900,
  lineHeight: 1.05,
  letterSpacing: '-.035em',
});
export const sheer = style({ position: 'relative', display: 'block', width: '100%', height: '15cqi' });
export const hull = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 19cqi',
  flex: 'none',
  alignItems: 'end',
  gap: '3cqi',
  marginTop: '-2.5cqi',
  padding: '0 6cqi 4cqi',
  background: color.hull,
  color: color.onHull,
});
export const year = style({
  fontFamily: font.display,
  fontSize: '8cqi',
  fontWeight: 850,
  lineHeight: 0.95,
  letterSpacing: '-.03em',
});
export const count = style({ fontSize: '2.3cqi', fontWeight: 700, lineHeight: 1.3 });
export const floor = style({ flex: '0 1 auto', minHeight: 0 });

const listBase = style({
  flex: 'none',
  padding: '3.5cqi 6cqi 4.5cqi',
  background: paint.ink,
  color: paint.white,
  columnGap: '3cqi',
});
export const list = styleVariants(
  {
    few: { columnCount: 2, fontSize: '2.1cqi' },
    some: { columnCount: 3, fontSize: '1.6cqi' },
    many: { columnCount: 4, fontSize: '1.25cqi' },
  },
  (rule) => [listBase, rule],
);
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3.6em minmax(0, 1fr)',
  paddingBlock: '.1em',
  lineHeight: 1.3,
  breakInside: 'avoid',
});
