import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { named } from '../../kernel/reference/named.ts';
import { searchWords, hasWords } from '../../kernel/text/words.ts';
import { outBy, presentArticle, type ReadyArticle, readyArticles } from '../../kernel/text/article.ts';
import { blocksOf } from '../../kernel/text/blocks.ts';

type Operations = 'listNewsCategories' | 'listNews' | 'getNews' | 'getNewsBySlug';

const MOST_RELATED = 4;

/** The union's news. What is not out yet does not exist for anybody. */
export function newsHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  { news, newsCategories }: Site,
): Pick<Handlers, Operations> {
  const all = readyArticles(news, union.timeZone);
  const out = () => outBy(all, clock.now());

  const summaryOf = (article: ReadyArticle, locale: Locale): Schemas['NewsSummary'] => ({
    ...presentArticle(article, locale),
    category: named(newsCategories, article.category, locale),
  });

  const whole = (wanted: (article: ReadyArticle) => boolean, locale: Locale): { data: Schemas['News'] } => {
    const articles = out();
    const found = articles.find(wanted);
    if (found === undefined) throw new Problem(404, 'not_found');
    const body = blocksOf(found.body[locale]);
    const related = relatedTo(found, articles).map((article) => summaryOf(article, locale));
    return { data: { ...summaryOf(found, locale), body, related } };
  };

  return {
    listNewsCategories: async ({ locale }) => ({
      data: newsCategories.map(({ id }) => named(newsCategories, id, locale)),
    }),
    listNews: async ({ query, locale }) => {
      const category = query['filter[category]'];
      const words = searchWords(query['filter[search]'] ?? '');
      const found = out().filter(
        (article) => (category === undefined || article.category === category) && hasWords(article.words, words),
      );
      const { data, meta } = pageOf(found, query);
      return { data: data.map((article) => summaryOf(article, locale)), meta };
    },
    getNews: async ({ params, locale }) => whole(({ id }) => id === params.id, locale),
    getNewsBySlug: async ({ params, locale }) => whole(({ slug }) => slug === params.slug, locale),
  };
}

/** Others of the same kind, and then whatever is new. */
function relatedTo(article: ReadyArticle, all: readonly ReadyArticle[]): ReadyArticle[] {
  const others = all.filter((each) => each !== article);
  const near = others.filter(({ category }) => category === article.category);
  const far = others.filter(({ category }) => category !== article.category);
  return [...near, ...far].slice(0, MOST_RELATED);
}

/** Kept ready, with an ETag; what comes out does so by the clock. */
export const preparedNews: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  listNewsCategories: {},
  listNews: {},
  getNews: {},
  getNewsBySlug: {},
};
