import { loadPage } from '../content/page.queries.ts';
import {
  loadFund,
  loadFunds,
  loadGreenFund,
  loadTedx,
  loadTheme,
  loadWellbeing,
} from '../initiatives/initiatives.load.ts';
import { publicPage, type AppRoute } from './app-route.ts';

const namespaces = ['initiatives', 'content'] as const;
const listed = { namespaces, menu: 'initiatives' } as const;

/** What the union does beyond its services: funds, exchanges, conferences, wellbeing. */
export const initiativesRoutes: readonly AppRoute[] = [
  publicPage('/initiatives/kokka-fondi', 'initiatives/KokkaFondi', 'kokkaFondi', { ...listed, load: loadFunds }),
  publicPage('/initiatives/kokka-fondi/about', 'initiatives/AboutKokkaFondi', 'aboutKokkaFondi', {
    namespaces,
    load: loadPage('kokka-fondi'),
  }),
  publicPage('/initiatives/kokka-fondi/:slug', 'initiatives/Fund', undefined, {
    namespaces,
    load: loadFund,
    printable: true,
  }),
  publicPage('/initiatives/{union}-green-fund', 'initiatives/UnionGreenFund', 'unionGreenFund', {
    ...listed,
    load: loadGreenFund,
  }),
  publicPage('/initiatives/mental-wellbeing', 'initiatives/MentalWellbeing', 'mentalWellbeing', {
    ...listed,
    load: loadWellbeing,
  }),
  publicPage('/initiatives/erasmus', 'initiatives/Erasmus', 'erasmus', { ...listed, load: loadPage('erasmus') }),
  publicPage('/initiatives/esu', 'initiatives/Esu', 'esu', { ...listed, flag: 'esu', load: loadPage('esu') }),
  publicPage('/initiatives/tedx-conferences', 'initiatives/TedxConferences', 'tedx', {
    ...listed,
    flag: 'tedx',
    load: loadTedx,
  }),
  publicPage('/initiatives/tedx-conferences/:slug', 'initiatives/TedxTheme', undefined, {
    namespaces,
    flag: 'tedx',
    load: loadTheme,
  }),
];
