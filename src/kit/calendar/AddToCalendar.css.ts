import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space, size } = vars;

/** On paper nothing can be pressed, and the calendars' addresses are long. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  minHeight: size.tap,
  color: color.blue,
  fontWeight: 650,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: color.blueDeep, textDecorationThickness: '3px' },
  '::after': {
    content: '',
    width: '.7em',
    height: '.45em',
    background: 'currentColor',
    clipPath: 'polygon(0 0, 50% 62%, 100% 0, 100% 38%, 50% 100%, 0 38%)',
  },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`details[open] > ${summary}::after`, { rotate: '180deg' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s3,
  paddingBlock: space.s2,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.s5}` });
export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.tap, fontWeight: 650 });
