import type { Colour, Paint } from './palette.ts';

// Kept separate from the palette and the tokens: every page loads these, and no page needs all the colours.

/** A paint set by a script, as a value of CSS. */
export const paintVar = (paint: Paint): string => `var(--paint-${paint})`;

/** A colour of the interface set by a script, as a value of CSS. */
export const colourVar = (colour: Colour): string => `var(--color-${colour})`;
