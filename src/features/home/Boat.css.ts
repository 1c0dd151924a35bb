import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, text } = vars;

/** Height of the painted bands. */
const sheerHeight = createVar();
/** Paint of the sun or moon, its height above the bow, and the light of the lamps. */
const sunPaint = createVar();
const sunTop = createVar();
const lampPaint = createVar();

export const root = style({
  vars: { [sheerHeight]: 'clamp(150px, 20vw, 262px)' },
  position: 'relative',
  marginTop: 'clamp(-7.5rem, 4rem - 14vw, .25rem)',
  color: color.onHull,
  overflowX: 'clip',
});
export const sun = style({
  position: 'absolute',
  right: '5vw',
  top: sunTop,
  width: 'clamp(120px, 21vw, 270px)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: sunPaint,
});
const dark = '(prefers-color-scheme: dark)';
/** Colours by day and by night theme on which text of either stays legible: the sun may stand behind words. */
const lights = {
  night: { day: '#DCDFDB', night: '#22405A', top: 'clamp(-90px, -6vw, -30px)', lamp: vars.paint.yellow },
  dawn: { day: '#F4D3A8', night: '#4A3A3A', top: 'clamp(10px, 2vw, 30px)', lamp: vars.paint.sand },
  morning: { day: '#FBDF97', night: '#2F4350', top: 'clamp(-70px, -4vw, -20px)', lamp: vars.paint.white },
  noon: { day: '#FBDF97', night: '#2F4350', top: 'clamp(-120px, -8vw, -44px)', lamp: vars.paint.white },
  afternoon: { day: '#FBDF97', night: '#2F4350', top: 'clamp(-50px, -3vw, -10px)', lamp: vars.paint.white },
  dusk: { day: '#F2BE98', night: '#51332F', top: 'clamp(14px, 2.6vw, 40px)', lamp: vars.paint.yellow },
};
/** The sky's light by the hour. */
export const light = styleVariants(lights, ({ day, night, top, lamp }) => ({
  vars: { [sunPaint]: day, [sunTop]: top, [lampPaint]: lamp },
  '@media': { [dark]: { vars: { [sunPaint]: night } } },
  selectors: {
    '[data-theme=dark] &': { vars: { [sunPaint]: night } },
    '[data-theme=light] &': { vars: { [sunPaint]: day } },
  },
}));
/** The lamp on the stempost, lit from dusk to dawn. */
export const lamp = style({
  position: 'absolute',
  left: '93.6%',
  top: `calc(${sheerHeight} * -.04)`,
  width: 'clamp(14px, 1.9vw, 24px)',
  aspectRatio: '1',
  border: `3px solid ${vars.paint.outline}`,
  borderRadius: '50%',
  background: lampPaint,
  transform: 'translate(-50%, 0)',
  selectors: { [`:is(${light.night}, ${light.dusk}) > &`]: { boxShadow: '0 0 0 .5rem #FFC02266' } },
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
  fontSize: `min(9vw - .8rem, ${text.h3})`,
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
