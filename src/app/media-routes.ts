import { publicPage, type AppRoute } from './app-route.ts';

const namespaces = ['media', 'content'] as const;

/** What the union publishes: news, and publications of each kind. */
export const mediaRoutes: readonly AppRoute[] = [
  publicPage('/media/news', 'media/NewsList', 'news', { namespaces, menu: 'media' }),
  publicPage('/media/news/:slug', 'media/Article', undefined, { namespaces, printable: true }),
  publicPage('/media/opinion-pieces', 'media/OpinionPieces', 'opinionPieces', {
    namespaces,
    menu: 'media',
  }),
  publicPage('/media/social-speak', 'media/SocialSpeak', 'socialSpeak', {
    namespaces,
    menu: 'media',
  }),
  publicPage('/media/erasmus', 'media/ErasmusBooklets', 'erasmusBooklets', {
    namespaces,
    menu: 'media',
  }),
  publicPage('/about/resources', 'media/Resources', 'resources', {
    namespaces,
    menu: 'about',
  }),
  publicPage('/about/resources/:slug', 'media/Publication', undefined, {
    namespaces,
    printable: true,
  }),
];
