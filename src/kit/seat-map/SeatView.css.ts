import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const view = style({ display: 'block', width: '100%', maxWidth: '10rem', aspectRatio: '16 / 9' });
export const dark = style({ fill: vars.color.harbour });
export const lit = style({ fill: vars.paint.yellow });
export const boards = style({ fill: vars.paint.red });
export const head = style({ fill: vars.color.edge });
