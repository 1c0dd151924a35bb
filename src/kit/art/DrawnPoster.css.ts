import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';
import { leading, type TitleSize } from './fit-title.ts';
import { art, plain } from './Poster.css.ts';

const { font, paint } = vars;

/** The picture above, the title on a plain band below it. */
export const banded = styleVariants({ blue: [paint.blue], ink: [paint.ink] }, ([background]) => [
  plain,
  { background },
]);

globalStyle(`:is(${banded.blue}, ${banded.ink}) > ${art}`, { height: 'auto', aspectRatio: '3 / 2' });

const titleBase = style({
  position: 'absolute',
  inset: '6cqi 6cqi auto',
  fontFamily: font.display,
  fontWeight: 900,
  lineHeight: leading,
  letterSpacing: '-.03em',
  overflowWrap: 'normal',
  selectors: { [`:is(${banded.blue}, ${banded.ink}) > &`]: { top: '71.5cqi' } },
});
export const title = styleVariants({ ink: ['#0D2436'], white: ['#FFFAEC'] }, ([color]) => [titleBase, { color }]);
/** The widths of titles in percent, as fit-title.ts names them. */
const sizes: Record<TitleSize, string> = {
  17: '17cqi',
  15.5: '15.5cqi',
  14: '14cqi',
  12.5: '12.5cqi',
  11: '11cqi',
  10: '10cqi',
  9: '9cqi',
  8: '8cqi',
  7: '7cqi',
  6: '6cqi',
};
export const size = styleVariants(sizes, (fontSize) => ({ fontSize }));

/** Struck across the picture. */
export const stamp = style({
  position: 'absolute',
  inset: '38cqi auto auto 50%',
  padding: '1.5cqi 4cqi',
  border: '1cqi solid #0D2436',
  background: '#FFFAEC',
  color: '#0D2436',
  fontFamily: font.display,
  fontWeight: 900,
  fontSize: '9cqi',
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%) rotate(-7deg)',
  selectors: { [`${plain}:not(${banded.blue}, ${banded.ink}) > &`]: { top: '74cqi' } },
});

/** A plain band: text never lies on a pattern. */
export const foot = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4cqi',
  padding: '3.4cqi 6cqi',
  background: paint.ink,
  color: paint.white,
  fontWeight: 750,
  fontSize: '4.2cqi',
  lineHeight: 1.1,
});
export const days = style({ whiteSpace: 'nowrap' });
export const venue = style({ textAlign: 'right' });
