import type { Load } from '../api/load.ts';
import { pageQuery } from '../content/page.queries.ts';
import { contactWishOf } from './contact-wish.ts';
import { faqsQuery } from './contact.queries.ts';

/** The questions, and where the union is found. */
export const loadContact: Load = (queries, { search }) =>
  Promise.all([
    queries.fetchQuery(faqsQuery(contactWishOf(search).search)),
    queries.fetchQuery(pageQuery('contact-us')),
  ]);
