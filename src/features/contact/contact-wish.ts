import type { ContactWish } from '../../kit/paths.ts';
import { wordsIn } from '../../kit/content/list-address.ts';

/** Reads the search and the topic from the query string of the contact page. */
export function contactWishOf(search: string): ContactWish {
  const query = new URLSearchParams(search);
  return { search: wordsIn(query, 'search'), topic: wordsIn(query, 'topic') };
}
