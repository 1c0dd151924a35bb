import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** Height of the painted bands. */
const sheerHeight = createVar();

export const root = style({
  vars: { [sheerHeight]: 'clamp(185px, 25vw, 340px)' },
  position: 'relative',
  marginTop: 'clamp(-6rem, 4.5rem - 13vw, .75rem)',
  color: color.onHull,
  overflow: 'clip',
});
export const sun = style({
  position: 'absolute',
  right: '-6vw',
  top: 'clamp(10px, 2vw, 40px)',
  width: 'clamp(180px, 34vw, 440px)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: color.sun,
});
export const sheer = style({ position: 'absolute', inset: '0 0 auto', height: sheerHeight });
export const sheerPicture = style({ display: 'block', width: '100%', height: '100%' });
export const body = style({
  position: 'absolute',
  inset: `calc(${sheerHeight} - 1px) auto 0 0`,
  width: '95.083%',
  background: color.hull,
  borderBottomRightRadius: '5% 100%',
});
export const eye = style({
  position: 'absolute',
  right: 'clamp(9%, 9vw, 11%)',
  top: `calc(${sheerHeight} * .7)`,
  width: 'clamp(78px, 10.5vw, 150px)',
});

export const hold = style([
  wrap,
  {
    position: 'relative',
    paddingTop: `calc(${sheerHeight} + 14px)`,
    paddingBottom: '3.75rem',
    paddingRight: '13%',
    '@media': {
      [from.md]: { paddingTop: `calc(${sheerHeight} + 1.25rem)`, paddingRight: '25%', paddingBottom: '6rem' },
    },
  },
]);
export const planks = style({
  display: 'grid',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s6 } },
});

/** Space for three planks before their events have loaded, so that nothing below moves when they do. */
const plankHeight = '7.5rem';
const joint = `2px solid ${color.hullLine}`;
export const plank = style({
  display: 'grid',
  gridTemplateColumns: '3.9rem minmax(0, 1fr)',
  gap: `0 ${space.s4}`,
  minHeight: plankHeight,
  paddingBlock: space.s4,
  borderTop: joint,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: 'inherit' },
  '@media': { [from.md]: { gridTemplateColumns: '1fr', alignContent: 'start', gap: space.s3 } },
});
export const date = style({
  fontFamily: font.display,
  fontSize: '2.6rem',
  fontWeight: 850,
  lineHeight: 0.9,
  letterSpacing: '-.05em',
  '@media': { [from.md]: { fontSize: '4rem' } },
});
export const dateWords = style({
  display: 'block',
  fontFamily: font.text,
  fontSize: '.875rem',
  fontWeight: 700,
  lineHeight: 1.4,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '@media': { [from.md]: { display: 'inline', marginLeft: '.5rem', fontSize: '1rem' } },
});
export const name = style({
  display: 'block',
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 800,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  marginBottom: '.3rem',
});
globalStyle(`${plank}:hover ${name}`, {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.15em',
});
export const fact = style({ display: 'block', fontSize: text.sm });

const emptyHold = style({ display: 'block', minHeight: '11rem', paddingBlock: space.s4, borderTop: joint });
export const waiting = style([
  emptyHold,
  { minHeight: `calc(3 * ${plankHeight})`, '@media': { [from.md]: { minHeight: '13rem' } } },
]);
export const nothing = style([emptyHold, { maxWidth: '34rem' }]);
export const nothingTitle = style({ fontSize: text.h3, marginBottom: space.s2 });
