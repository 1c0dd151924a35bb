import { useLocation, useSearch } from 'wouter';

/** Where the person is now, with its query: the place to come back to after signing in. */
export function useReturnPath(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
