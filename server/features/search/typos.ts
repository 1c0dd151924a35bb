/** How alike two words must be, from 0 to 1, for one to be meant by the other: "tikets" and "tickets" are at 0.5. */
const ALIKE = 0.4;
/** In a shorter word a wrong letter leaves too little to go by. */
const SHORTEST = 4;
const MOST = 3;

/** The runs of three letters in a word, its beginning counting more than its end, as PostgreSQL's pg_trgm has them. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** All words that there are, to be found by what they have in common. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** The vocabulary of texts made by `searchable`. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const words = new Set(texts.flatMap((text) => text.split(' ')).filter((word) => word.length >= SHORTEST));
  const byTrigram = new Map<string, string[]>();
  for (const word of words) {
    for (const trigram of trigramsOf(word)) {
      const known = byTrigram.get(trigram);
      if (known) known.push(word);
      else byTrigram.set(trigram, [word]);
    }
  }
  return byTrigram;
}

/** The words that somebody may have meant who mistyped one, most alike first; none for a short one. */
export function nearestWords(word: string, vocabularies: readonly Vocabulary[]): string[] {
  if (word.length < SHORTEST) return [];
  const own = trigramsOf(word);
  const alikeness = new Map<string, number>();
  for (const vocabulary of vocabularies) {
    const common = new Map<string, number>();
    for (const trigram of own) {
      for (const each of vocabulary.get(trigram) ?? []) common.set(each, (common.get(each) ?? 0) + 1);
    }
    for (const [each, count] of common) {
      alikeness.set(each, count / (own.size + trigramsOf(each).size - count));
    }
  }
  return [...alikeness]
    .filter(([, alike]) => alike >= ALIKE)
    .sort(([a, alikeA], [b, alikeB]) => alikeB - alikeA || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([each]) => each);
}
