import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, shape, motion, size } = vars;

const outlined = (ink: string, inkHover: string, wash: string) =>
  ({
    background: 'transparent',
    color: ink,
    borderColor: 'currentColor',
    selectors: { '&:hover:not(:disabled)': { background: wash, color: inkHover } },
  }) as const;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.6em',
  minHeight: size.control,
  padding: '.65rem 1.35rem',
  border: '2px solid transparent',
  borderRadius: shape.corner,
  fontFamily: vars.font.text,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast} ${motion.ease}`,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:active:not(:disabled)': { translate: '0 1px' },
    '&:disabled': {
      background: color.stoneWorn,
      borderColor: 'transparent',
      color: color.inkSoft,
      cursor: 'not-allowed',
    },
    '&[data-wide]': { width: '100%' },
    '&[aria-disabled]': { cursor: 'progress' },
  },
});

/** The style of a button, for <button> and for a link that acts like one; `data-wide` fills its column. */
export const button = styleVariants(
  {
    act: {
      padding: '.65rem 2rem .65rem 1.75rem',
      background: color.yellow,
      color: color.onYellow,
      borderRadius: shape.bow,
      fontSize: '1.0625rem',
      fontWeight: 750,
      selectors: { '&:hover:not(:disabled)': { background: color.yellowDeep, color: color.onYellow } },
    },
    primary: {
      background: color.blue,
      color: color.onBlue,
      selectors: { '&:hover:not(:disabled)': { background: color.blueDeep, color: color.onBlue } },
    },
    line: outlined(color.blue, color.blueDeep, color.blueWash),
    danger: outlined(color.red, color.red, color.redWash),
    quiet: {
      paddingInline: 0,
      background: 'transparent',
      color: color.blue,
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
      selectors: { '&:hover:not(:disabled)': { color: color.blueDeep, textDecorationThickness: '3px' } },
    },
  },
  (look) => [base, look],
);

/** Three small tiles, appearing one after another while the button is busy. */
export const working = style({ display: 'inline-flex', gap: '3px' });
globalStyle(`${working} > i`, { width: '.42em', height: '.42em', background: 'currentColor' });
globalStyle(`${working} > i:nth-child(2)`, { opacity: 0.65 });
globalStyle(`${working} > i:nth-child(3)`, { opacity: 0.35 });
