import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: '.6rem', whiteSpace: 'nowrap' });
export const pie = style({ flex: 'none', width: '1.4rem', height: '1.4rem', rotate: '-90deg', borderRadius: '50%' });
export const gone = style({ fill: vars.color.grout });
export const left = style({ fill: 'none', stroke: vars.color.blue, strokeWidth: 16 });
export const figures = style({
  fontFamily: vars.font.text,
  fontSize: '1.3rem',
  fontWeight: 750,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
