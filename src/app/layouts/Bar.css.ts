import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../kit/theme/layout.css.ts';
import { belowLg, belowMd, from, narrow } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, size, space } = vars;

export const sticky = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  background: color.stone,
  borderBottom: `1px solid ${color.grout}`,
  '@media': { print: { position: 'static', background: 'none' } },
});

export const inner = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    minHeight: size.bar,
    '@media': {
      [narrow]: { gap: 0, paddingInlineEnd: space.s2 },
      // A small phone at 200 %: a wider one's logo shrinks instead.
      '(max-width: 15rem)': { flexWrap: 'wrap' },
    },
  },
]);

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55rem',
  minHeight: size.tap,
  marginRight: 'auto',
  color: 'inherit',
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.035em',
  textDecoration: 'none',
  ':hover': { color: 'inherit' },
  '@media': { [narrow]: { gap: '.4rem', fontSize: '1.3rem' } },
});
/** On paper, only the union's name is left of the bar. */
globalStyle(`${inner} > :not(${logo})`, { '@media': { print: { display: 'none' } } });
export const logoEye = style({
  display: 'block',
  flex: 'none',
  width: '2.5rem',
  height: '1.75rem',
  '@media': { [narrow]: { width: '2rem', height: '1.4rem' } },
});

/** A word or an icon in the bar: a link or a button. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minWidth: size.tap,
  minHeight: size.tap,
  padding: '0 .6rem',
  border: 0,
  borderRadius: vars.shape.corner,
  background: 'none',
  color: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 650,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.stoneWorn, color: 'inherit' } },
  '@media': { [narrow]: { padding: '0 .4rem' } },
});

/** On a narrow phone the menu's icon is above its word. */
export const toggle = style([
  item,
  { '@media': { [narrow]: { flexDirection: 'column', gap: '.3rem', fontSize: '.75rem' } } },
]);

export const burger = style({ display: 'grid', gap: '4px', width: '22px', '@media': { [narrow]: { gap: '3px' } } });
globalStyle(`${burger} > i`, {
  height: '4px',
  background: vars.paint.blue,
  '@media': { [narrow]: { height: '3px' } },
});
globalStyle(`${burger} > i:nth-child(2)`, { width: '78%', background: vars.paint.red });
globalStyle(`${burger} > i:nth-child(3)`, { width: '56%', background: vars.paint.green });

export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  background: color.unlaid,
  overflow: 'hidden',
});
export const face = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const avatarTile = style({ position: 'absolute', inset: 0 });
// Drawn rather than written: a link's accessible name must begin with its visible text.
export const initial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.4rem',
  height: '1.4rem',
  borderRadius: '50%',
  background: color.stoneRaise,
  color: color.ink,
  fontSize: '.75rem',
  fontWeight: 800,
  lineHeight: 1,
  '::before': { content: 'attr(data-initial)' },
});

/** Words beside an icon, if there is room for them. */
export const wideOnly = style({ '@media': { [belowMd]: { display: 'none' } } });
/** Hidden before the words beside the icons are. */
export const widestOnly = style({ '@media': { [belowLg]: { display: 'none' } } });
/** The short form, if there is no room. */
export const narrowOnly = style({ '@media': { [from.md]: { display: 'none' } } });
/** Hidden on a 320 px phone when someone is signed in; the menu has it too. */
export const roomyOnly = style({ '@media': { '(max-width: 22.49rem)': { display: 'none' } } });
