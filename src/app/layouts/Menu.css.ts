import { globalStyle, style } from '@vanilla-extract/css';
import { onPaint, wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';
import * as bar from './Bar.css.ts';

const { color, font, space, size } = vars;

export const root = style([
  onPaint,
  {
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: color.hull,
    color: color.onHull,
    overflow: 'hidden auto',
  },
]);

// The page behind does not scroll.
globalStyle(`:root:has(${root}[open])`, { overflow: 'hidden' });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  minHeight: '100%',
  '@media': { [from.lg]: { gridTemplateRows: 'auto auto minmax(0, 1fr) auto' } },
});

const onHull = { selectors: { '&:hover': { background: color.hullHover, color: 'inherit' } } } as const;
export const item = style([bar.item, onHull]);
export const close = style([bar.toggle, onHull]);
export const cross = style({
  width: '20px',
  height: '20px',
  background: 'currentColor',
  clipPath:
    'polygon(14% 0, 50% 36%, 86% 0, 100% 14%, 64% 50%, 100% 86%, 86% 100%, 50% 64%, 14% 100%, 0 86%, 36% 50%, 0 14%)',
});

export const sections = style([
  wrap,
  {
    display: 'grid',
    alignContent: 'start',
    paddingBlock: `${space.s4} ${space.s6}`,
    '@media': {
      [from.lg]: {
        gridRow: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
        gap: space.s5,
        alignItems: 'start',
      },
    },
  },
]);
export const section = style({
  borderTop: `2px solid ${color.hullLine}`,
  '@media': { [from.lg]: { paddingTop: space.s3 } },
});
export const title = style({
  fontSize: 'clamp(1.9rem, 8vw, 2.5rem)',
  fontWeight: 850,
  lineHeight: 1.05,
  letterSpacing: '-.035em',
  '@media': { [from.lg]: { fontSize: 'clamp(1.4rem, 2vw, 1.9rem)', marginBottom: space.s1 } },
});
export const roomyTitle = style({ display: 'none', '@media': { [from.lg]: { display: 'inline' } } });
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  width: '100%',
  minHeight: '3.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { [from.lg]: { display: 'none' } },
});
const plus =
  'polygon(42% 0, 58% 0, 58% 42%, 100% 42%, 100% 58%, 58% 58%, 58% 100%, 42% 100%, 42% 58%, 0 58%, 0 42%, 42% 42%)';
/** A plus sign that turns into a minus. */
export const sign = style({
  flex: 'none',
  width: '22px',
  height: '22px',
  background: 'currentColor',
  clipPath: plus,
  selectors: { '[aria-expanded=true] > &': { clipPath: 'polygon(0 42%, 100% 42%, 100% 58%, 0 58%)' } },
});
export const links = style({
  display: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space.s4}`,
  paddingBottom: space.s4,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': { [from.lg]: { display: 'grid', gridTemplateColumns: '1fr', padding: 0 } },
});
globalStyle(`${links} :is(a, button)`, {
  padding: '.35rem 0',
  border: 0,
  background: 'none',
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationColor: '#FFFFFF70',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
});
globalStyle(`${links} :is(a, button):hover`, { textDecorationColor: 'currentColor', textDecorationThickness: '3px' });
globalStyle(`${links} [aria-current]`, {
  fontWeight: 800,
  textDecorationColor: vars.color.yellow,
  textDecorationThickness: '4px',
});

export const eye = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'end',
    minHeight: '7rem',
    paddingBlock: space.s4,
    '@media': { [from.lg]: { gridRow: 2, alignItems: 'end', justifyContent: 'start', minHeight: 0 } },
  },
]);
export const eyeBox = style({ width: 'min(16rem, 62vw)', '@media': { [from.lg]: { width: '7rem' } } });
export const foot = style({
  background: color.harbour,
  color: color.onHarbour,
  '@media': { [from.lg]: { gridRow: 4 } },
});
export const footInner = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s5}`,
    minHeight: size.bar,
    paddingBlock: space.s2,
  },
]);
export const footLabel = style({ fontSize: vars.text.sm, color: color.onHarbourSoft });
globalStyle(`:is(${links}, ${foot}) :is(a, button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  color: 'inherit',
});
