import { checkOf } from '../check.ts';
import { bilingual, dateAndTime, list, oneOf, record, slug, text, type ValueOf } from '../shapes.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, writtenText } from './shapes.ts';

const article = record({
  /** Stays when the file is renamed. */
  id: slug,
  category: slug,
  /** In the union's time zone; nobody sees the article before. */
  published: dateAndTime,
  author: text,
  title: bilingual,
  summary: bilingual,
  body: writtenText,
  art,
});

/** News or a publication, one file each. */
export type Article = Filed<ValueOf<typeof article>>;

const newsCategory = record({ id: slug, name: bilingual });

const resourceCategoryId = oneOf(
  'erasmus-booklet',
  'opinion-pieces',
  'social-speak',
  'policy-papers',
  'reports',
  'guides',
);
const resourceCategory = record({ id: resourceCategoryId, name: bilingual, description: bilingual });

export type NewsCategory = ValueOf<typeof newsCategory>;
export type ResourceCategoryId = ValueOf<typeof resourceCategoryId>;
export type ResourceCategory = ValueOf<typeof resourceCategory>;

export type Articles = {
  newsCategories: NewsCategory[];
  news: Article[];
  resourceCategories: ResourceCategory[];
  resources: Article[];
};

const checkArticle = checkOf(article);
const checkNewsCategories = checkOf(list(newsCategory));
const checkResourceCategories = checkOf(list(resourceCategory));

export const readArticles = (reader: SiteReader): Articles => ({
  newsCategories: reader.list('news-categories.json', checkNewsCategories),
  news: reader.folder('news', checkArticle),
  resourceCategories: reader.list('resource-categories.json', checkResourceCategories),
  resources: reader.folder('resources', checkArticle),
});
