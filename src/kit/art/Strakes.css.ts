import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const { yellow, green, red, white } = vars.paint;

export const strakes = style({
  height: '15px',
  background: `linear-gradient(${yellow} 0 34%, ${green} 34% 60%, ${red} 60% 82%, ${white} 82%)`,
});
