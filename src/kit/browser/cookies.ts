/** The lifetime of a cookie. */
interface CookieOptions {
  /** In seconds; 0 removes the cookie. */
  maxAge: number;
}

/** The cookie's value; undefined if it is not set or cannot be decoded. Browser only. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}

/** Sets a cookie for the whole site; Secure if the page was loaded over https. Browser only. */
export function writeCookie(name: string, value: string, { maxAge }: CookieOptions): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is asynchronous: the language must be written before the reload that reads it.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
