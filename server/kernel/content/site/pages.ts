import { checkOf } from '../check.ts';
import { bilingual, date, fact, flag, list, record, slug, text, type ValueOf } from '../shapes.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, href, writtenText, writtenTextOrNone } from './shapes.ts';

const page = record(
  {
    title: bilingual,
    lead: bilingual,
    body: writtenTextOrNone,
    facts: list(fact),
    links: list(record({ label: bilingual, href })),
    updated: date,
    art,
  },
  {
    /** While this flag of union.json is off, the page does not exist, in searches either. */
    flag: text,
    /** The page is left out of searches: readers for whom it is not meant could not open it. */
    unlisted: flag,
  },
);

const faqTopic = record({
  id: slug,
  name: bilingual,
  questions: list(record({ id: slug, question: bilingual, answer: writtenText })),
});

export type Page = Filed<ValueOf<typeof page>>;
export type FaqTopic = ValueOf<typeof faqTopic>;

export type Pages = { pages: Page[]; faqs: FaqTopic[] };

const checkPage = checkOf(page);
const checkFaqs = checkOf(list(faqTopic));

export const readPages = (reader: SiteReader): Pages => ({
  pages: reader.folder('pages', checkPage),
  faqs: reader.list('faqs.json', checkFaqs),
});
