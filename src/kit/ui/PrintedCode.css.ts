import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const root = style({ display: 'none', '@media': { print: { display: 'block', width: '32mm' } } });
export const text = style({ display: 'block', fontSize: vars.text.sm, overflowWrap: 'anywhere' });
