import type { FaqTopic, Page } from '../../kernel/content/site/pages.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { searchWords, hasWords, searchable } from '../../kernel/text/words.ts';
import { blocksOf, plainText } from '../../kernel/text/blocks.ts';
import { visiblePages } from '../../kernel/content/visible-pages.ts';

type Operations = 'getPage' | 'listFaqs';

/** Pages of text and frequent questions. */
export function pageHandlers({ union }: Pick<Deps, 'union'>, { pages, faqs }: Site): Pick<Handlers, Operations> {
  const visible = visiblePages(pages, union);
  const topics = faqs.map((topic) => ({
    ...topic,
    questions: topic.questions.map((each) => ({ ...each, words: wordsOf(topic, each) })),
  }));
  return {
    getPage: async ({ params, locale }) => {
      const page = visible.find(({ slug }) => slug === params.slug);
      if (page === undefined) throw new Problem(404, 'not_found');
      return { data: presentPage(page, locale) };
    },
    listFaqs: async ({ query, locale }) => {
      const words = searchWords(query['filter[search]'] ?? '');
      const found = topics.map((topic) => ({
        id: topic.id,
        name: topic.name[locale],
        questions: topic.questions
          .filter((each) => hasWords(each.words, words))
          .map(({ id, question, answer }) => ({ id, question: question[locale], answer: blocksOf(answer[locale]) })),
      }));
      return { data: found.filter(({ questions }) => questions.length > 0) };
    },
  };
}

function presentPage({ slug, title, lead, body, facts, links, updated, art }: Page, locale: Locale): Schemas['Page'] {
  return {
    slug,
    title: title[locale],
    lead: lead[locale],
    body: blocksOf(body[locale]),
    facts: facts.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    links: links.map(({ label, href }) => ({ label: label[locale], href })),
    updated_on: updated,
    art,
  };
}

const wordsOf = ({ name }: FaqTopic, { question, answer }: FaqTopic['questions'][number]): string =>
  searchable(
    ...(['en', 'mt'] as const).flatMap((locale) => [name[locale], question[locale], plainText(answer[locale])]),
  );

/** Kept ready, with an ETag, until the portal starts again. */
export const preparedPages: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  getPage: forGood,
  listFaqs: forGood,
};
