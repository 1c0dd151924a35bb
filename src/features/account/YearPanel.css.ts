import { style } from '@vanilla-extract/css';

/** Joints between tiles show the ground. */
export const strip = style({ display: 'flex', gap: '2px' });
export const tile = style({ width: '3.25rem', aspectRatio: '1' });
