import { style } from '@vanilla-extract/css';

/** Holds a part without a box of its own. */
export const boxless = style({ display: 'contents' });
