import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { color } = vars;

export const label = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'flex-start',
  minHeight: vars.size.tap,
  paddingBlock: '.5rem',
  cursor: 'pointer',
});

export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  margin: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: vars.shape.corner,
  background: color.stoneCut,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.red },
    '&:checked': { background: color.blue, borderColor: color.blue },
    '&:checked::after': {
      content: '',
      width: '.95rem',
      height: '.75rem',
      background: color.onBlue,
      clipPath: 'polygon(0 52%, 14% 36%, 38% 62%, 86% 0, 100% 14%, 40% 100%)',
    },
  },
});

export const words = style({ paddingTop: '.05rem' });
