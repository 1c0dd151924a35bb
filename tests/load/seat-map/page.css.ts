import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh' });
export const main = style({ position: 'relative', minHeight: 0 });
