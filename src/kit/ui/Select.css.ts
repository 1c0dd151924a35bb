import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';
import { input } from './Field.css.ts';

const { color } = vars;

const chevron = `linear-gradient(45deg, #0000 50%, ${color.ink} 50%), linear-gradient(-45deg, #0000 50%, ${color.ink} 50%)`;
export const select = style([
  input,
  {
    appearance: 'none',
    paddingRight: '2.75rem',
    backgroundImage: chevron,
    backgroundSize: '7px 7px',
    backgroundPosition: 'calc(100% - 24px) 52%, calc(100% - 17px) 52%',
    backgroundRepeat: 'no-repeat',
  },
]);
