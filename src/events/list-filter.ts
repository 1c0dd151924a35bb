import type { EventFilter } from '../app/paths.ts';

const mostLetters = 100;

/** What a list's address asks for. Whatever makes no sense in it is left out. */
export function filterOf(search: string): EventFilter {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  const words = query.get('search')?.trim().slice(0, mostLetters);
  const type = query.get('type')?.slice(0, mostLetters);
  return {
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    type: type || undefined,
    search: words || undefined,
    past: query.get('past') === 'true' ? 'true' : undefined,
  };
}

/** Whether the address asks for more than what is coming up. */
export const isFiltered = ({ type, search }: EventFilter): boolean => type !== undefined || search !== undefined;
