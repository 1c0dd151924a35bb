import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, text } = vars;

/** Above the sun. */
export const top = style({ position: 'relative', zIndex: 1, paddingTop: 'clamp(1.25rem, 1rem + 1.2vw, 2rem)' });
export const title = style({
  maxWidth: '11ch',
  fontSize: 'min(5rem, 1.6rem + 5.6vw)',
  fontWeight: 850,
  lineHeight: 0.94,
  letterSpacing: '-.045em',
  selectors: {
    // Maltese words are longer.
    '&:lang(mt)': { maxWidth: '14ch', fontSize: 'min(5rem, 1.2rem + 4.9vw)', lineHeight: 1 },
  },
});
export const intro = style({
  maxWidth: 'min(34ch, 82vw)',
  marginTop: space.s4,
  fontSize: text.lead,
});

export const sea = style({
  position: 'relative',
  background: color.harbour,
  color: color.onHarbour,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-19px 0 auto',
    height: '20px',
    background: `radial-gradient(circle at 20px 20px, ${color.harbour} 19.5px, #0000 20px) 0 0 / 40px 20px repeat-x`,
  },
});
export const seaInner = style([
  wrap,
  {
    display: 'grid',
    gap: space.s5,
    paddingBlock: `${space.s6} ${space.s7}`,
    '@media': { [from.md]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
  },
]);
export const seaLink = style({ color: 'inherit', ':hover': { color: 'inherit' } });
export const seaText = style({ color: color.onHarbourSoft });

export const wallTitle = style({ marginBottom: space.s5 });
export const wall = style({
  display: 'grid',
  gap: '1px',
  border: `1px solid ${color.grout}`,
  background: color.grout,
  // Two beside each other, but one on a phone at 200 %.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const service = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: color.stoneCut,
  color: color.ink,
  textDecoration: 'none',
});
export const serviceArt = style({ height: 'clamp(74px, 9vw, 112px)', overflow: 'hidden' });
// “Carpooling” has to fit the narrowest phone: no dictionary of Maltese hyphenates it.
export const serviceWords = style({ padding: `${space.s3} min(${space.s4}, 4.5vw) ${space.s5}` });
export const serviceTitle = style({
  display: 'block',
  marginBottom: '.35rem',
  fontFamily: vars.font.display,
  fontSize: text.lead,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-.015em',
  hyphens: 'auto',
});
globalStyle(`${service}:hover ${serviceTitle}`, {
  color: color.blue,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.15em',
});
export const serviceDetail = style({ display: 'block', color: color.inkSoft, fontSize: text.sm, lineHeight: 1.35 });

/** A worn slab before the end of the page. */
export const slab = style({ background: color.stoneWorn });
export const slabInner = style([seaInner, { paddingBlock: space.s7 }]);
