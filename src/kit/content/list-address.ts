const mostLetters = 100;
const lastPage = 10_000;

/** The page number in a list's address; undefined for the first, and for an invalid one. */
export function pageIn(query: URLSearchParams): number | undefined {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined;
}

/** A text in a list's address; undefined if it is empty. */
export const wordsIn = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.trim().slice(0, mostLetters) || undefined;
