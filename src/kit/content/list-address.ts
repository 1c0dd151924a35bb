const mostLetters = 100;
const lastPage = 10_000;

/** The page that a list's address asks for; undefined for the first, and for whatever makes no sense. */
export function pageIn(query: URLSearchParams): number | undefined {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined;
}

/** A text of a list's address; undefined where it is empty. */
export const wordsIn = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.trim().slice(0, mostLetters) || undefined;
