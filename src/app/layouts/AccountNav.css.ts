import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space, size, text } = vars;

export const root = style({
  marginInline: `calc(-1 * ${space.gutter})`,
  borderBottom: `1px solid ${color.grout}`,
  '@media': {
    [from.lg]: { position: 'sticky', top: '5.5rem', alignSelf: 'start', marginInline: 0, borderBottom: 0 },
    print: { display: 'none' },
  },
});

/** On a phone: the current page, and a button that lists the others. */
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  width: '100%',
  minHeight: '3.25rem',
  padding: `0 ${space.gutter}`,
  border: 0,
  background: color.stoneCut,
  color: color.ink,
  fontWeight: 650,
  textAlign: 'left',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-5px' },
  '@media': { [from.lg]: { display: 'none' } },
});
export const chevron = style({
  width: '.6rem',
  height: '.6rem',
  marginLeft: 'auto',
  marginRight: '.2rem',
  borderRight: `3px solid ${color.ink}`,
  borderBottom: `3px solid ${color.ink}`,
  rotate: '45deg',
  translate: '0 -.2rem',
  selectors: { '[aria-expanded=true] > &': { rotate: '-135deg', translate: '0 .1rem' } },
});

/** On a desktop: the account's owner. */
export const owner = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s3,
      minHeight: size.tap,
      marginBottom: space.s4,
      fontFamily: font.display,
      fontSize: '1.15rem',
      fontWeight: 800,
      lineHeight: 1.1,
      letterSpacing: '-.02em',
    },
  },
});

export const list = style({
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  background: color.stoneCut,
  padding: `0 ${space.gutter} ${space.s3}`,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: '1fr',
      padding: 0,
      background: 'none',
      borderTop: `2px solid ${color.ink}`,
    },
  },
});

globalStyle(`${list} :is(a, button)`, {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3rem',
  padding: '.4rem 0 .4rem .9rem',
  border: 0,
  borderBottom: `1px solid ${color.grout}`,
  boxShadow: 'inset 0 0 0 transparent',
  background: 'none',
  color: color.ink,
  fontFamily: font.text,
  fontSize: text.base,
  fontWeight: 550,
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
});
globalStyle(`${list} :is(a, button):hover`, { background: color.stoneWorn });
globalStyle(`${list} :is(a, button):focus-visible`, { outlineOffset: '-3px' });
globalStyle(`${list} [aria-current]`, {
  fontWeight: 750,
  boxShadow: `inset ${vars.shape.strake} 0 0 ${color.blue}`,
});
