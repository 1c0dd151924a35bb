import { style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { vars } from '../theme/tokens.css.ts';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.grout}`,
  '@media': {
    [from.md]: { gridTemplateColumns: '13rem minmax(0, 1fr) auto', alignItems: 'center', paddingBlock: '.35rem' },
  },
});

export const label = style({ gridColumn: 1, fontWeight: 700 });
export const value = style({
  gridColumn: 1,
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { gridColumn: 2, gridRow: 1 } },
});
export const change = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  '@media': { [from.md]: { gridColumn: 3, gridRow: 1 } },
});
export const changeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minWidth: vars.size.tap,
  minHeight: vars.size.tap,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.blue,
  fontWeight: 650,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  ':hover': { color: vars.color.blueDeep, textDecorationThickness: '3px' },
});
