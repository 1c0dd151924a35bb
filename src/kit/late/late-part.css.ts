import { style } from '@vanilla-extract/css';

/** Holds a part without creating a box. */
export const boxless = style({ display: 'contents' });
