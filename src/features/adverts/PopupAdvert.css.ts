import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space } = vars;

export const root = style({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: space.s4,
  border: 0,
  background: color.veil,
  overflow: 'hidden',
  '::backdrop': { background: 'transparent' },
});
export const content = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.s3,
  height: '100%',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.s3 });
export const label = style({
  padding: `${space.s2} ${space.s3}`,
  background: color.stoneRaise,
  color: color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: 0,
});
/** Nine to sixteen, as large as the window allows. */
export const image = style({
  display: 'block',
  maxHeight: '100%',
  maxWidth: '100%',
  width: 'auto',
  height: '100%',
  aspectRatio: '9 / 16',
  objectFit: 'contain',
});
export const again = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space.s2,
  background: color.stoneCut,
  '@media': { print: { display: 'none' } },
});
