import type { Bilingual, Fact } from '../../db/schema.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { bilingual, list, record, slug, text } from '../shapes.ts';
import type { Art } from './articles.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, day, flag, href, writtenText, writtenTextOrNone } from './shapes.ts';

export type Page = Filed<{
  title: Bilingual;
  lead: Bilingual;
  body: WrittenText;
  facts: Fact[];
  links: { label: Bilingual; href: string }[];
  updated: string;
  /** While this flag of union.json is off, the page does not exist, in searches either. */
  flag?: string;
  /** The page is left out of searches: readers for whom it is not meant could not open it. */
  unlisted?: boolean;
  art: Art;
}>;

export type FaqTopic = {
  id: string;
  name: Bilingual;
  questions: { id: string; question: Bilingual; answer: WrittenText }[];
};

export type Pages = { pages: Page[]; faqs: FaqTopic[] };

const checkPage = checkOf<Page>(
  record(
    {
      title: bilingual,
      lead: bilingual,
      body: writtenTextOrNone,
      facts: list(record({ label: bilingual, value: bilingual })),
      links: list(record({ label: bilingual, href })),
      updated: day,
      art,
    },
    { flag: text, unlisted: flag },
  ),
);

const checkFaqs = checkOf<FaqTopic[]>(
  list(
    record({
      id: slug,
      name: bilingual,
      questions: list(record({ id: slug, question: bilingual, answer: writtenText })),
    }),
  ),
);

export const readPages = (reader: SiteReader): Pages => ({
  pages: reader.folder('pages', checkPage),
  faqs: reader.list('faqs.json', checkFaqs),
});
