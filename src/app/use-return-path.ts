import { useLocation, useSearch } from 'wouter';

/** The present path, with its query: the address to return to after signing in. */
export function useReturnPath(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
