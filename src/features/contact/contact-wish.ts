import type { ContactWish } from '../../kit/paths.ts';
import { wordsIn } from '../../kit/content/list-address.ts';

/** What the address of the contact page asks for. */
export function contactWishOf(search: string): ContactWish {
  const query = new URLSearchParams(search);
  return { search: wordsIn(query, 'search'), topic: wordsIn(query, 'topic') };
}
