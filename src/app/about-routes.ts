import { loadOrganisations, loadRepresentation, loadToday } from '../about/about.load.ts';
import { loadPage } from '../content/page.queries.ts';
import { publicPage, type AppRoute } from './app-route.ts';

const about = { namespaces: ['about', 'content'], menu: 'about' } as const;

/** The union: where it comes from, who runs it, who speaks for whom. */
export const aboutRoutes: readonly AppRoute[] = [
  publicPage('/about/{union}-today', 'about/UnionToday', 'unionToday', { ...about, load: loadToday }),
  publicPage('/about/history', 'about/History', 'history', { ...about, load: loadPage('history') }),
  publicPage(
    '/about/representation/student-representatives',
    'about/StudentRepresentatives',
    'studentRepresentatives',
    {
      ...about,
      load: loadRepresentation('student-representatives'),
    },
  ),
  publicPage('/about/representation/gozo-liaison-officer', 'about/GozoLiaisonOfficer', 'gozoLiaisonOfficer', {
    ...about,
    load: loadRepresentation('gozo-liaison-officer'),
  }),
  publicPage('/about/representation/student-organisations', 'about/StudentOrganisations', 'studentOrganisations', {
    ...about,
    load: loadOrganisations,
  }),
];
