import { style } from '@vanilla-extract/css';
import { onPaint } from '../../kit/theme/layout.css.ts';
import { vars } from '../../kit/theme/tokens.css.ts';

const { color, font, space } = vars;

export const root = style([
  onPaint,
  {
    width: '100%',
    maxWidth: '26rem',
    overflow: 'hidden',
    borderRadius: '6px',
    background: color.hull,
    color: color.onHull,
    containerType: 'inline-size',
    '@media': { print: { printColorAdjust: 'exact' } },
  },
]);
export const tiles = style({ height: '4.6rem' });
export const hull = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  '@container': { '(max-width: 17rem)': { gridTemplateColumns: '1fr' } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minWidth: 0,
  padding: `${space.s5} 0 ${space.s5} ${space.s5}`,
});
export const holder = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.25rem, 7cqi, 1.7rem)',
  fontWeight: 850,
  lineHeight: 1.02,
  letterSpacing: '-.03em',
});
export const kind = style({ fontSize: vars.text.sm, lineHeight: 1.35 });
export const number = style({
  marginTop: 'auto',
  fontSize: vars.text.sm,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.04em',
});
export const codeBox = style({ margin: space.s4, alignSelf: 'start' });
export const shown = style({
  display: 'grid',
  gap: space.s4,
  justifyItems: 'start',
});
export const large = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', letterSpacing: '.04em' });
