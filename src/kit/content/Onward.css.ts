import { style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

export const title = style({ marginBottom: vars.space.s2, fontSize: vars.text.h3 });
export const links = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });
