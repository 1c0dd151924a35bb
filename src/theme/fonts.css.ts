import { globalFontFace } from '@vanilla-extract/css';

const latin = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

const face = (file: string, fontWeight: string, unicodeRange: string) => ({
  src: `url('/fonts/${file}-wght-normal.woff2') format('woff2')`,
  fontWeight,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

globalFontFace('Besley', [
  face('besley-latin', '600 900', latin),
  face('besley-latin-exta', '600 900', 'U+0100-0130, U+0132-0151, U+0154-017F'),
]);
globalFontFace('Figtree', [
  face('figtree-latin', '300 900', latin),
  face('figtree-latin-ext', '300 900', latinExtended),
]);
