import { publicPage, type AppRoute } from './app-route.ts';

const about = { namespaces: ['about', 'content'], menu: 'about' } as const;

/** The union: its history, the people who run it, the representatives. */
export const aboutRoutes: readonly AppRoute[] = [
  publicPage('/about/{union}-today', 'about/UnionToday', 'unionToday', about),
  publicPage('/about/history', 'about/History', 'history', about),
  publicPage(
    '/about/representation/student-representatives',
    'about/StudentRepresentatives',
    'studentRepresentatives',
    {
      ...about,
    },
  ),
  publicPage('/about/representation/gozo-liaison-officer', 'about/GozoLiaisonOfficer', 'gozoLiaisonOfficer', {
    ...about,
  }),
  publicPage('/about/representation/student-organisations', 'about/StudentOrganisations', 'studentOrganisations', {
    ...about,
    query: ['kind', 'search'],
  }),
];
