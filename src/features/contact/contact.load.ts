import type { Load } from '../../kit/api/load.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { contactWishOf } from './contact-wish.ts';
import { faqsQuery } from './contact.queries.ts';

/** Reads the questions and the union's addresses. */
export const loadContact: Load = (queries, { search }) =>
  Promise.all([
    queries.fetchQuery(faqsQuery(contactWishOf(search).search)),
    queries.fetchQuery(pageQuery('contact-us')),
  ]);
