import type { ShotPage } from './pages.ts';

/** One of the ways in which a page can look. */
export type Look = { width: 390 | 1280; scheme: 'light' | 'dark'; locale: 'en' | 'mt' };

/** Every look: phone and desk, light and dark, English and Maltese. */
export const looks: readonly Look[] = ([390, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'mt'] as const).map((locale) => ({ width, scheme, locale })),
  ),
);

/** The name of a look, as in the name of its files: `390-dark-mt`. */
export const lookName = ({ width, scheme, locale }: Look): string => `${width}-${scheme}-${locale}`;

const pageName = ({ address }: ShotPage) => address.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** The file name of the picture: `services-rentals-390-dark-mt.png`. */
export const shotFile = (page: ShotPage, look: Look): string => `${pageName(page)}-${lookName(look)}.png`;
