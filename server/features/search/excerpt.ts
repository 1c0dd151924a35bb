import type { Entry } from './entry.ts';
import { searchWords } from '../../kernel/text/words.ts';

const BEFORE = 8;
const LENGTH = 28;

/** The summary where it holds one of the words, or where the text holds none; else the place in the text where the first of them stands. */
export function excerptOf({ summary, body }: Pick<Entry, 'summary' | 'body'>, words: readonly string[]): string {
  const begins = (text: string): boolean =>
    searchWords(text).some((each) => words.some((word) => each.startsWith(word)));
  if (begins(summary)) return summary;
  const all = body.split(/\s+/);
  const at = all.findIndex(begins);
  if (at === -1) return summary;
  const start = Math.max(0, at - BEFORE);
  const end = start + LENGTH;
  return `${start > 0 ? '… ' : ''}${all.slice(start, end).join(' ')}${end < all.length ? ' …' : ''}`;
}
