import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import { searchWords } from '../../kernel/text/words.ts';
import type { Entry, FoundKind } from './entry.ts';

/** A word that is looked for. */
type Term = {
  word: string;
  /** The words that also count, though less: synonyms and likely corrections, each as its words. */
  others: string[][];
};

type Group = readonly (readonly string[])[];

/** Groups of synonyms, folded. */
const foldedGroups = (groups: readonly (readonly string[])[]): Group[] => groups.map((group) => group.map(searchWords));

const isSameWord = (word: string, synonym: string): boolean => word === synonym || word === `${synonym}s`;

/** The words of a query with their synonyms; a phrase that has some, such as "money back", is looked for by its words and by them. */
function termsOf(words: readonly string[], groups: readonly Group[]): Term[] {
  const othersOf = (word: string, at: number): string[][] =>
    groups.flatMap((group) => {
      const hit = group.find((phrase) => {
        const place = phrase.findIndex((each) => isSameWord(word, each));
        return place !== -1 && phrase.every((each, offset) => isSameWord(words[at - place + offset] ?? '', each));
      });
      return hit === undefined ? [] : group.filter((phrase) => phrase !== hit).map((phrase) => [...phrase]);
    });
  return words.map((word, at) => ({ word, others: othersOf(word, at) }));
}

/** How much a word counts by where it stands. */
const boost = { title: 8, label: 3, summary: 3, body: 1, also: 1 };
const fields = Object.keys(boost);
/** A synonym counts less than what was typed, a phrase no more than one word. */
const boostOfOther = (phrase: readonly string[]): Record<string, number> =>
  Object.fromEntries(Object.entries(boost).map(([field, weight]) => [field, weight / (2 * phrase.length)]));
/** The weight of a word that only starts like the typed one, or only resembles it. */
const weights = { prefix: 0.7, fuzzy: 0.4 };

/** In a shorter word a wrong letter leaves too little to go by. */
const SHORTEST_MISTYPED = 4;
/** The letters that may be wrong: a fifth of the word, but never more than two. */
const mistyped = { fuzzy: (word: string) => word.length >= SHORTEST_MISTYPED && 0.2, maxFuzzy: 2 };

/** An entry, and those of its words that answer the query, folded. */
export type Found = { entry: Entry; words: string[] };

type Wanted = { now: Date; kind?: FoundKind | undefined };

export type SearchIndex = {
  /** Adds an entry, or replaces the one of the same kind and id. */
  put(entry: Entry): void;
  remove(entry: Pick<Entry, 'kind' | 'id'>): void;
  /**
   * The entries that hold every word of the query or a synonym of it, best first. A word may be the beginning of one; a word that no entry
   * holds may be mistyped. Nothing is found by an empty query, or before its time.
   */
  find(query: string, wanted: Wanted): Found[];
};

const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The words of a phrase must stand near each other, so it is looked for where texts are short. */
const otherQuery = (phrase: string[]): QueryCombination => ({
  combineWith: 'AND',
  queries: phrase,
  boost: boostOfOther(phrase),
  ...(phrase.length > 1 && { fields: ['title', 'label', 'summary'] }),
});

const termQuery = ({ word, others }: Term): QueryCombination => ({
  combineWith: 'OR',
  queries: [word, ...others.map(otherQuery)],
});

/** An index of entries in one language, by `synonyms`: groups of words and phrases that mean the same. */
export function createSearchIndex(
  entries: readonly Entry[],
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex {
  const groups = foldedGroups(synonyms);
  const known = new Map<string, Entry>();
  const index = new MiniSearch<Entry>({
    fields,
    extractField: (entry, field) => (field === 'id' ? keyOf(entry) : String(entry[field as keyof Entry] ?? '')),
    tokenize: searchWords,
    processTerm: (word) => word,
    // One letter alone begins far too many words.
    searchOptions: { boost, weights, prefix: (word) => word.length > 1 },
  });
  const put = (entry: Entry): void => {
    if (known.has(keyOf(entry))) index.replace(entry);
    else index.add(entry);
    known.set(keyOf(entry), entry);
  };
  for (const entry of entries) put(entry);

  const search = (query: Query, { now, kind }: Wanted): Found[] => {
    const results = index.search(query, {
      filter: ({ id }) => {
        const entry = known.get(String(id));
        return entry !== undefined && (kind ?? entry.kind) === entry.kind && (entry.from ?? now) <= now;
      },
    });
    return results.flatMap(({ id, terms }) => {
      const entry = known.get(String(id));
      return entry === undefined ? [] : [{ entry, words: terms }];
    });
  };

  return {
    put,
    remove: (entry) => {
      if (known.delete(keyOf(entry))) index.discard(keyOf(entry));
    },
    find: (query, wanted) => {
      const terms = termsOf(searchWords(query), groups);
      if (terms.length === 0) return [];
      const exact = search({ combineWith: 'AND', queries: terms.map(termQuery) }, wanted);
      if (exact.length > 0) return exact;
      const isUnknown = (term: Term): boolean => search(termQuery(term), { now: wanted.now }).length === 0;
      const queries = terms.map((term) => (isUnknown(term) ? { ...termQuery(term), ...mistyped } : termQuery(term)));
      return search({ combineWith: 'AND', queries }, wanted);
    },
  };
}
