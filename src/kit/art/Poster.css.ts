import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  containerType: 'inline-size',
});

const titleBase = style({
  position: 'absolute',
  inset: '6cqi 6cqi auto',
  fontFamily: vars.font.display,
  fontWeight: 900,
  fontSize: '13cqi',
  lineHeight: 0.88,
  letterSpacing: '-.05em',
  overflowWrap: 'normal',
});
export const title = styleVariants({ ink: ['#0D2436'], white: ['#FFFAEC'] }, ([color]) => [titleBase, { color }]);

/** A plain band: text never lies on a pattern. */
export const foot = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4cqi',
  padding: '3.4cqi 6cqi',
  background: vars.paint.ink,
  color: vars.paint.white,
  fontWeight: 750,
  fontSize: '4.2cqi',
  lineHeight: 1.1,
});
