/** Encodes the given values as a query; undefined values are left out. */
export function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Encodes a segment of a path. */
export const part = encodeURIComponent;

/** The addresses that the shell itself links to; the others come with the pages that lead there (see paths.ts). */
export const shellPaths = {
  home: () => '/',
  /** `redirectPath` is the path to return to after signing in; left out for the home page. */
  login: (redirectPath?: string) => `/login${query({ redirectPath: redirectPath === '/' ? undefined : redirectPath })}`,
  /** The registration at a step; without one, at the next unfinished step. */
  register: (step?: string) => `/register${step === undefined ? '' : `/${part(step)}`}`,
  account: () => '/account',
  bookings: () => '/account/bookings',
  myDetails: () => '/account/my-details',
  /** The site's search, without words. */
  search: () => '/search',
};
