import type { IndexedEntry } from './entry.ts';
import type { Term } from './terms.ts';
import { hasWords } from '../../kernel/text/words.ts';

const IN_TITLE = 8;
const WHOLE_IN_TITLE = 4;
const IN_SUMMARY = 3;
const ANYWHERE = 1;
/** The weight of a likely correction: less than that of what was typed. */
const MEANT = 0.5;

function scoreOfWord({ words: { title, summary, all } }: IndexedEntry, word: string): number {
  if (!hasWords(all, [word])) return 0;
  if (`${title} `.includes(` ${word} `)) return IN_TITLE + WHOLE_IN_TITLE;
  if (hasWords(title, [word])) return IN_TITLE;
  return hasWords(summary, [word]) ? IN_SUMMARY : ANYWHERE;
}

/** How well a synonym answers; the words of a phrase must stand near each other, in the title or the summary. */
function scoreOfOther(entry: IndexedEntry, phrase: readonly string[]): number {
  if (phrase.length > 1 && !hasWords(entry.words.summary, phrase)) return 0;
  return MEANT * Math.min(...phrase.map((word) => scoreOfWord(entry, word)));
}

/** How well an entry answers: 0 unless all terms are in it; most where they stand whole in its title. */
function scoreOf(entry: IndexedEntry, terms: readonly Term[]): number {
  let score = 0;
  for (const { word, others } of terms) {
    const best = Math.max(scoreOfWord(entry, word), ...others.map((phrase) => scoreOfOther(entry, phrase)));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** The entries that hold all terms, best first; those that are equally good stay in the order given. */
export function ranked(entries: readonly IndexedEntry[], terms: readonly Term[]): IndexedEntry[] {
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** True if no entry has a term, neither its word nor a synonym: it may be a typing mistake. */
export const isUnknown = (entries: readonly IndexedEntry[], term: Term): boolean =>
  entries.every((entry) => scoreOf(entry, [term]) === 0);
