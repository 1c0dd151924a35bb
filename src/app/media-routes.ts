import { loadArticle, loadNews, loadPublication, loadPublications } from '../media/media.load.ts';
import { publicPage, type AppRoute } from './app-route.ts';

const namespaces = ['media', 'content'] as const;

/** What the union publishes: news, and publications of each kind. */
export const mediaRoutes: readonly AppRoute[] = [
  publicPage('/media/news', 'media/NewsList', 'news', { load: loadNews, namespaces, menu: 'media' }),
  publicPage('/media/news/:slug', 'media/Article', undefined, { load: loadArticle, namespaces, printable: true }),
  publicPage('/media/opinion-pieces', 'media/OpinionPieces', 'opinionPieces', {
    load: loadPublications('opinion-pieces'),
    namespaces,
    menu: 'media',
  }),
  publicPage('/media/social-speak', 'media/SocialSpeak', 'socialSpeak', {
    load: loadPublications('social-speak'),
    namespaces,
    menu: 'media',
  }),
  publicPage('/media/erasmus', 'media/ErasmusBooklets', 'erasmusBooklets', {
    load: loadPublications('erasmus-booklet'),
    namespaces,
    menu: 'media',
  }),
  publicPage('/about/resources', 'media/Resources', 'resources', {
    load: loadPublications(),
    namespaces,
    menu: 'about',
  }),
  publicPage('/about/resources/:slug', 'media/Publication', undefined, {
    load: loadPublication,
    namespaces,
    printable: true,
  }),
];
