import { searchWords } from '../../kernel/text/words.ts';

/** A word that is looked for. */
export type Term = {
  word: string;
  /** The words that also count, though less: synonyms and likely corrections, each as its words. */
  others: string[][];
};

type Group = readonly (readonly string[])[];

/** Groups of synonyms, folded. */
export const foldedGroups = (groups: readonly (readonly string[])[]): Group[] =>
  groups.map((group) => group.map(searchWords));

const isSameWord = (word: string, synonym: string): boolean => word === synonym || word === `${synonym}s`;

/** The words of a query with their synonyms; a phrase that has some, such as "money back", is looked for by its words and by them. */
export function termsOf(words: readonly string[], groups: readonly Group[]): Term[] {
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
