import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s5, minWidth: 0 });
