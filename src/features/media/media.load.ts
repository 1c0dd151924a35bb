import type { Load } from '../../kit/api/load.ts';
import { listFilterOf } from '../../kit/content/list-filter.ts';
import { articleQuery, newsCategoriesQuery, newsQuery } from './news.queries.ts';
import {
  publicationKindsQuery,
  publicationQuery,
  publicationsQuery,
  publicationYearsQuery,
  type PublicationKind,
} from './publications.queries.ts';

/** Reads a page of the news, and the categories. */
export const loadNews: Load = (queries, { search }) =>
  Promise.all([queries.fetchQuery(newsQuery(listFilterOf(search))), queries.fetchQuery(newsCategoriesQuery)]);

/** Reads one piece of news. */
export const loadArticle: Load = (queries, { params: { slug = '' } }) => queries.fetchQuery(articleQuery(slug));

/** Reads a page of the publications, with the filters; of one kind only, if it is given. */
export const loadPublications =
  (kind?: PublicationKind): Load =>
  (queries, { search }) => {
    const asked = listFilterOf(search);
    const filter = { ...asked, category: kind ?? asked.category };
    return Promise.all([
      queries.fetchQuery(publicationsQuery(filter)),
      queries.fetchQuery(publicationKindsQuery),
      queries.fetchQuery(publicationYearsQuery(filter.category)),
    ]);
  };

/** Reads one publication. */
export const loadPublication: Load = (queries, { params: { slug = '' } }) => queries.fetchQuery(publicationQuery(slug));
