import { publicPage, type AppRoute } from './app-route.ts';

const namespaces = ['initiatives', 'content'] as const;
const listed = { namespaces, menu: 'initiatives' } as const;

/** The union's initiatives beyond its services: funds, exchanges, conferences, wellbeing. */
export const initiativesRoutes: readonly AppRoute[] = [
  publicPage('/initiatives/kokka-fondi', 'initiatives/KokkaFondi', 'kokkaFondi', listed),
  publicPage('/initiatives/kokka-fondi/about', 'initiatives/AboutKokkaFondi', 'aboutKokkaFondi', {
    namespaces,
  }),
  publicPage('/initiatives/kokka-fondi/:slug', 'initiatives/Fund', undefined, {
    namespaces,
    printable: true,
  }),
  publicPage('/initiatives/{union}-green-fund', 'initiatives/UnionGreenFund', 'unionGreenFund', {
    ...listed,
  }),
  publicPage('/initiatives/mental-wellbeing', 'initiatives/MentalWellbeing', 'mentalWellbeing', {
    ...listed,
  }),
  publicPage('/initiatives/erasmus', 'initiatives/Erasmus', 'erasmus', listed),
  publicPage('/initiatives/esu', 'initiatives/Esu', 'esu', { ...listed, flag: 'esu' }),
  publicPage('/initiatives/tedx-conferences', 'initiatives/TedxConferences', 'tedx', {
    ...listed,
    flag: 'tedx',
  }),
  publicPage('/initiatives/tedx-conferences/:slug', 'initiatives/TedxTheme', undefined, {
    namespaces,
    flag: 'tedx',
  }),
];
