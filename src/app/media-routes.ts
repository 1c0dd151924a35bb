import { publicPage, type AppRoute } from './app-route.ts';

const namespaces = ['media', 'content'] as const;
const query = ['page', 'category', 'year', 'search'] as const;

/** The union's media: news, and publications of each kind. */
export const mediaRoutes: readonly AppRoute[] = [
  publicPage('/media/news', 'media/NewsList', 'news', { namespaces, query, menu: 'media' }),
  publicPage('/media/news/:slug', 'media/Article', undefined, { namespaces, printable: true }),
  publicPage('/media/opinion-pieces', 'media/OpinionPieces', 'opinionPieces', {
    namespaces,
    query,
    menu: 'media',
  }),
  publicPage('/media/social-speak', 'media/SocialSpeak', 'socialSpeak', {
    namespaces,
    query,
    menu: 'media',
  }),
  publicPage('/media/erasmus', 'media/ErasmusBooklets', 'erasmusBooklets', {
    namespaces,
    query,
    menu: 'media',
  }),
  publicPage('/about/resources', 'media/Resources', 'resources', {
    namespaces,
    query,
    menu: 'about',
  }),
  publicPage('/about/resources/:slug', 'media/Publication', undefined, {
    namespaces,
    printable: true,
  }),
];
