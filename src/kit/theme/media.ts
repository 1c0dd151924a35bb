/** Media queries for the product's breakpoints and wider: sm 576, md 768, lg 992, xl 1200 px. */
export const from = {
  sm: '(min-width: 36rem)',
  md: '(min-width: 48rem)',
  lg: '(min-width: 62rem)',
  xl: '(min-width: 75rem)',
} as const;

/** Narrower than md: a phone, or a page zoomed far in. */
export const belowMd = '(max-width: 47.99rem)';

/** Narrower than lg: no room for a third column or a row of words. */
export const belowLg = '(max-width: 61.99rem)';

/** Phones of 320 to 415 px, where the top bar has to shrink. */
export const narrow = '(max-width: 25.99rem)';

/** The person does not prefer reduced motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Something can hover: after a tap on a touch screen, the look of a hovered control would stay. */
export const canHover = '(hover: hover)';
