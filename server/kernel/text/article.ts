import type { Article } from '../content/site/articles.ts';
import { resolveMoment } from '../calendar/moments.ts';
import type { Locale } from '../http/operation.ts';
import { searchable } from './words.ts';
import { plainText, readingMinutes } from './blocks.ts';

/** An article with derived facts: its time of publication, and its words in both languages for searches. */
export type ReadyArticle = Article & { publishedAt: Date; words: string };

/** Articles, the latest first. */
export function readyArticles(articles: readonly Article[], timeZone: string): ReadyArticle[] {
  return articles
    .map((article) => ({ ...article, ...readyFacts(article, timeZone) }))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

function readyFacts({ published, title, summary, body, author }: Article, timeZone: string) {
  const texts = (['en', 'mt'] as const).flatMap((locale) => [title[locale], summary[locale], plainText(body[locale])]);
  // Articles give no relative days, so any base will do.
  return { publishedAt: resolveMoment(published, new Date(0), timeZone), words: searchable(author, ...texts) };
}

/** Those published by now. */
export const outBy = (articles: readonly ReadyArticle[], now: Date): ReadyArticle[] =>
  articles.filter(({ publishedAt }) => publishedAt <= now);

/** The fields that news and publications have in common in lists. */
export function presentArticle(article: ReadyArticle, locale: Locale) {
  const { id, slug, title, summary, body, author, publishedAt, art } = article;
  return {
    id,
    slug,
    title: title[locale],
    summary: summary[locale],
    published_at: publishedAt.toISOString(),
    author,
    reading_minutes: readingMinutes(body[locale]),
    art,
  };
}
