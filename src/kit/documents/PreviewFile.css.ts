import { style } from '@vanilla-extract/css';

export const preview = style({ display: 'block', maxWidth: '100%', maxHeight: '60dvh', marginInline: 'auto' });
