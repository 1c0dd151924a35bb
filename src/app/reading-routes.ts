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

const reading = {
  namespaces: ['media', 'content'],
} as const;
const readingList = { ...reading, query: ['page', 'category', 'year', 'search'] } as const;

/** The union's media: news, and publications of each kind. */
export const mediaRoutes: readonly AppRoute[] = [
  publicPage('/media/news', 'media/NewsList', 'news', { ...readingList, menu: 'media' }),
  publicPage('/media/news/:slug', 'media/Article', undefined, { ...reading, printable: true }),
  publicPage('/media/opinion-pieces', 'media/OpinionPieces', 'opinionPieces', {
    ...readingList,
    menu: 'media',
  }),
  publicPage('/media/social-speak', 'media/SocialSpeak', 'socialSpeak', {
    ...readingList,
    menu: 'media',
  }),
  publicPage('/media/erasmus', 'media/ErasmusBooklets', 'erasmusBooklets', {
    ...readingList,
    menu: 'media',
  }),
  publicPage('/about/resources', 'media/Resources', 'resources', {
    ...readingList,
    menu: 'about',
  }),
  publicPage('/about/resources/:slug', 'media/Publication', undefined, {
    ...reading,
    printable: true,
  }),
];

const initiative = { namespaces: ['initiatives', 'content'] } as const;
const listed = { ...initiative, menu: 'initiatives' } as const;

/** The union's initiatives beyond its services: funds, exchanges, conferences, wellbeing. */
export const initiativesRoutes: readonly AppRoute[] = [
  publicPage('/initiatives/kokka-fondi', 'initiatives/KokkaFondi', 'kokkaFondi', listed),
  publicPage('/initiatives/kokka-fondi/about', 'initiatives/AboutKokkaFondi', 'aboutKokkaFondi', {
    ...initiative,
  }),
  publicPage('/initiatives/kokka-fondi/:slug', 'initiatives/Fund', undefined, {
    ...initiative,
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
    ...initiative,
    flag: 'tedx',
  }),
];

const policy = { namespaces: ['content', 'policies'], menu: 'policies', printable: true } as const;

/** The privacy and cookie policies. */
export const policiesRoutes: readonly AppRoute[] = [
  publicPage('/policies/privacy-policy', 'policies/PrivacyPolicy', 'privacyPolicy', {
    ...policy,
  }),
  publicPage('/policies/cookie-policy', 'policies/CookiePolicy', 'cookiePolicy', {
    ...policy,
  }),
];
