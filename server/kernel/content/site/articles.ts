import type { Bilingual } from '../../db/schema.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { bilingual, list, record, slug, text } from '../shapes.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, publication, writtenText } from './shapes.ts';

export type Art = { seed: string; scene: string | null };

/** News or a publication, one file each. */
export type Article = Filed<{
  /** Stays when the file is renamed. */
  id: string;
  category: string;
  /** In the union's time zone, as 2026-11-20T09:00; nobody sees the article before. */
  published: string;
  author: string;
  title: Bilingual;
  summary: Bilingual;
  body: WrittenText;
  art: Art;
}>;

export type NewsCategory = { id: string; name: Bilingual };

const resourceCategoryIds = [
  'erasmus-booklet',
  'opinion-pieces',
  'social-speak',
  'policy-papers',
  'reports',
  'guides',
] as const;

export type ResourceCategoryId = (typeof resourceCategoryIds)[number];
export type ResourceCategory = { id: ResourceCategoryId; name: Bilingual; description: Bilingual };

export type Articles = {
  newsCategories: NewsCategory[];
  news: Article[];
  resourceCategories: ResourceCategory[];
  resources: Article[];
};

const checkArticle = checkOf<Article>(
  record({
    id: slug,
    category: slug,
    published: publication,
    author: text,
    title: bilingual,
    summary: bilingual,
    body: writtenText,
    art,
  }),
);

const checkNewsCategories = checkOf<NewsCategory[]>(list(record({ id: slug, name: bilingual })));

const checkResourceCategories = checkOf<ResourceCategory[]>(
  list(record({ id: { enum: [...resourceCategoryIds] }, name: bilingual, description: bilingual })),
);

export const readArticles = (reader: SiteReader): Articles => ({
  newsCategories: reader.list('news-categories.json', checkNewsCategories),
  news: reader.folder('news', checkArticle),
  resourceCategories: reader.list('resource-categories.json', checkResourceCategories),
  resources: reader.folder('resources', checkArticle),
});
