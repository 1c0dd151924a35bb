const fonts = [
  { family: 'Besley', file: 'besley-latin', weight: '600 900' },
  {
    family: 'Besley Maltese',
    file: 'besley-maltese',
    weight: '600 900',
    range: 'U+010A-010B,U+0120-0121,U+0126-0127,U+017B-017C',
  },
  { family: 'Figtree', file: 'figtree-latin', weight: '300 900' },
  {
    family: 'Figtree Maltese',
    file: 'figtree-maltese',
    weight: '300 900',
    range: 'U+010A-010B,U+0120-0121,U+0126-0127,U+017B-017C',
  },
];
const nameOf = (file: string) => `${file}-wght-normal.woff2`;

/** The portal's typefaces for pages outside its own build: the path of each file, by its name. */
export const fontFiles: Readonly<Record<string, string>> = Object.fromEntries(
  fonts.map(({ file }) => [nameOf(file), new URL(`../../public/fonts/${nameOf(file)}`, import.meta.url).pathname]),
);

/** The hull's bands, yellow, green, red and white, from top to bottom. */
const strakes = 'linear-gradient(#ffc022 0 25%, #1f7a4a 25% 50%, #c4321f 50% 75%, #fffaec 75%)';

/** The portal's typefaces, whose files are below `folder`, and `--strakes`, the hull's bands as a background. */
export const brandCss = (folder: string): string =>
  `${fonts
    .map(
      ({ family, file, weight, range }) =>
        `@font-face { font-family: '${family}'; src: url('${folder}/${nameOf(file)}') format('woff2'); font-weight: ${weight}; font-display: swap;${range === undefined ? '' : ` unicode-range: ${range};`} }`,
    )
    .join('\n')}
:root { --strakes: ${strakes}; }`;
