import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color, space, shape, text } = vars;

const base = style({ minWidth: 0 });

/** A field with an error has a red bar at its side. */
export const root = styleVariants({
  right: [base],
  wrong: [base, { borderLeft: `${shape.strake} solid ${color.red}`, paddingLeft: space.s4 }],
});

export const label = style({ display: 'block', fontWeight: 700, marginBottom: '.15rem' });
export const hint = style({ display: 'block', color: color.inkSoft, fontSize: text.sm, marginBottom: '.4rem' });

export const error = style({
  display: 'flex',
  gap: '.5em',
  color: color.red,
  fontWeight: 700,
  marginBottom: '.4rem',
  '::before': {
    content: '"!" / ""',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.4em',
    height: '1.4em',
    marginTop: '.1em',
    background: color.red,
    color: color.onRed,
    fontSize: '.85em',
  },
});

const control = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.control,
  padding: '.5rem .85rem',
  border: `2px solid ${color.edge}`,
  borderRadius: shape.corner,
  background: color.stoneCut,
  color: color.ink,
  fontSize: '1.0625rem',
  fontWeight: 500,
  lineHeight: 1.3,
  selectors: { '&:hover': { borderColor: color.ink }, '&[aria-invalid=true]': { borderColor: color.red } },
});

export const input = style([control]);
export const textArea = style([control, { lineHeight: vars.line.text, resize: 'vertical' }]);

/** Widths for answers of different lengths. */
export const width = styleVariants({ short: { maxWidth: '10rem' }, medium: { maxWidth: '20rem' }, full: {} });
