import type { IndexedEntry } from './entry.ts';
import { hasWords } from './words.ts';

const IN_TITLE = 8;
const WHOLE_IN_TITLE = 4;
const IN_SUMMARY = 3;
const ANYWHERE = 1;

/** How well an entry answers: 0 unless all words are in it; most where they stand whole in its title. */
function scoreOf({ words: { title, summary, all } }: IndexedEntry, words: readonly string[]): number {
  if (!hasWords(all, words)) return 0;
  return words.reduce((score, word) => {
    if (`${title} `.includes(` ${word} `)) return score + IN_TITLE + WHOLE_IN_TITLE;
    if (hasWords(title, [word])) return score + IN_TITLE;
    return score + (hasWords(summary, [word]) ? IN_SUMMARY : ANYWHERE);
  }, 0);
}

/** The entries that hold all words, best first; those that are equally good stay in the order given. */
export function ranked(entries: readonly IndexedEntry[], words: readonly string[]): IndexedEntry[] {
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
