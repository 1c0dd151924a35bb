import { globalFontFace } from '@vanilla-extract/css';

const latin = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';
/** Ċ Ġ Ħ Ż and their lower case: on every page, so in a small file of their own that is fetched first. */
const maltese = 'U+010A-010B, U+0120-0121, U+0126-0127, U+017B-017C';
const besleyExtended = 'U+0100-0109, U+010C-011F, U+0122-0125, U+0128-0130, U+0132-0151, U+0154-017A, U+017D-017F';
const figtreeExtended =
  'U+0100-0109, U+010C-011F, U+0122-0125, U+0128-0130, U+0132-0151, U+0154-017A, U+017D-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('/fonts/${file}-wght-normal.woff2') format('woff2')`,
  fontWeight,
  fontStyle: 'normal',
  fontDisplay: 'optional' as const,
  unicodeRange,
});

// A family for each file: once one file of a family has loaded, Chromium swaps the others in whenever they arrive, and lines move.
globalFontFace('Besley', face('besley-latin', '600 900', latin));
globalFontFace('Besley Maltese', face('besley-maltese', '600 900', maltese));
globalFontFace('Besley Extended', face('besley-latin-exta', '600 900', besleyExtended));
globalFontFace('Figtree', face('figtree-latin', '300 900', latin));
globalFontFace('Figtree Maltese', face('figtree-maltese', '300 900', maltese));
globalFontFace('Figtree Extended', face('figtree-latin-ext', '300 900', figtreeExtended));

// Stands in for a font that has not loaded in time: one of the device's own, scaled to the same width and height. Average
// widths, ascents and descents are those in the fonts' own tables, for the weights that most of the text has.
globalFontFace('Besley Stand-in', {
  src: "local('Georgia Bold'), local('Noto Serif Bold')",
  sizeAdjust: '110%',
  ascentOverride: '113%',
  descentOverride: '38.5%',
  lineGapOverride: '0%',
});
globalFontFace('Figtree Stand-in', {
  src: "local('Arial'), local('Roboto'), local('Helvetica'), local('Liberation Sans')",
  sizeAdjust: '100.8%',
  ascentOverride: '94.2%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
});
