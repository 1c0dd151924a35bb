import { globalStyle, style } from '@vanilla-extract/css';
import { onPaint } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, paint, space, size } = vars;
const bands = `${paint.yellow} 0 34%, ${paint.green} 34% 60%, ${paint.red} 60% 84%, ${paint.white} 84%`;
const underBar = `calc(100dvh - ${size.bar} - 1px)`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, 30vw, 26rem)', minHeight: underBar },
    print: { display: 'block' },
  },
});

export const hull = style([
  onPaint,
  {
    position: 'relative',
    background: color.hull,
    color: color.onHull,
    '@media': { [from.lg]: { order: 2 }, print: { display: 'none' } },
  },
]);
/** Along the top of a phone's band, along the side of the hull if there is room. */
export const strakes = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: '15px',
  background: `linear-gradient(${bands})`,
  '@media': {
    [from.lg]: { inset: '0 auto 0 0', width: '46px', height: 'auto', background: `linear-gradient(90deg, ${bands})` },
  },
});

/** Stays in view while a long form is being filled in. */
export const bow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: `calc(${space.s3} + 15px) ${space.gutter} ${space.s3}`,
  overflow: 'hidden',
  '@media': {
    [from.lg]: {
      position: 'sticky',
      top: `calc(${size.bar} + 1px)`,
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'start',
      gap: space.s7,
      height: underBar,
      padding: `${space.s6} 0 ${space.s6} calc(46px + ${space.s6})`,
    },
  },
});
export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  minWidth: 0,
  fontWeight: 650,
  '@media': { [from.lg]: { flexDirection: 'column', alignItems: 'start', paddingRight: space.s5 } },
});
export const eye = style({
  flex: 'none',
  width: '5.75rem',
  '@media': { [from.lg]: { width: '30rem', marginTop: '6dvh' } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  padding: '.4rem 1.1rem',
  border: '2px solid currentColor',
  borderRadius: vars.shape.corner,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  lineHeight: 1.15,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: color.hullHover, color: 'inherit' },
});

export const content = style({
  width: '100%',
  maxWidth: `calc(40rem + 2 * ${space.gutter})`,
  marginInline: 'auto',
  padding: `${space.s5} ${space.gutter} ${space.s8}`,
  '@media': { [from.lg]: { paddingTop: space.s6 } },
});
globalStyle(`${content} h1`, { textWrap: 'balance' });
