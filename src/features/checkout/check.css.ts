import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, space, size } = vars;

/** The tickets, each with its seat in relief. */
export const places = style({ border: `1px solid ${color.grout}`, background: color.stoneCut });
export const place = style({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.grout}` } },
});
export const seat = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  minHeight: '4.5rem',
  background: color.ink,
  color: color.stone,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 850,
  lineHeight: 1,
  letterSpacing: '-.03em',
});
export const who = style({ display: 'grid', paddingBlock: space.s2, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 700 });
export const change = style({
  minWidth: size.tap,
  minHeight: size.tap,
  paddingRight: space.s4,
  border: 0,
  background: 'none',
  color: color.blue,
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  ':hover': { color: color.blueDeep, textDecorationThickness: '3px' },
});
