import { localDate } from '../../kernel/calendar/moments.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import { pageOf } from '../../kernel/http/paging.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { named } from '../../kernel/reference/named.ts';
import { searchWords, hasWords } from '../../kernel/text/words.ts';
import { outBy, presentArticle, type ReadyArticle, readyArticles } from '../../kernel/text/article.ts';
import { blocksOf } from '../../kernel/text/blocks.ts';

type Operations = 'listResources' | 'listResourceCategories' | 'listResourceYears' | 'getResource';

/** All that the union publishes beside its news: the Erasmus booklet, opinion pieces, Social Speak, papers, reports and guides. */
export function resourceHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  { resources, resourceCategories }: Site,
): Pick<Handlers, Operations> {
  const all = readyArticles(resources, union.timeZone);
  const yearOf = ({ publishedAt }: ReadyArticle) =>
    Number(localDate(publishedAt.getTime(), union.timeZone).slice(0, 4));

  const ofKind = (category: string | undefined) =>
    outBy(all, clock.now()).filter((resource) => category === undefined || resource.category === category);

  const summaryOf = (resource: ReadyArticle, locale: Locale): Schemas['ResourceSummary'] => ({
    ...presentArticle(resource, locale),
    category: named(resourceCategories, resource.category, locale),
    year: yearOf(resource),
  });

  return {
    listResourceCategories: async ({ locale }) => ({
      data: resourceCategories.map(({ id, name, description }) => ({
        id,
        name: name[locale],
        description: description[locale],
        count: ofKind(id).length,
      })),
    }),
    listResourceYears: async ({ query }) => ({ data: [...new Set(ofKind(query['filter[category]']).map(yearOf))] }),
    listResources: async ({ query, locale }) => {
      const year = query['filter[year]'];
      const words = searchWords(query['filter[search]'] ?? '');
      const found = ofKind(query['filter[category]']).filter(
        (resource) => (year === undefined || yearOf(resource) === year) && hasWords(resource.words, words),
      );
      const { data, meta } = pageOf(found, query);
      return { data: data.map((resource) => summaryOf(resource, locale)), meta };
    },
    getResource: async ({ params, locale }) => {
      const found = ofKind(undefined).find(({ slug }) => slug === params.slug);
      if (found === undefined) throw new Problem(404, 'not_found');
      return { data: { ...summaryOf(found, locale), body: blocksOf(found.body[locale]) } };
    },
  };
}

/** Kept ready, with an ETag; what comes out does so by the clock. */
export const preparedResources: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  listResourceCategories: {},
  listResourceYears: {},
  listResources: {},
  getResource: {},
};
