import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { preferred } from '../kernel/http/locale.ts';
import type { Locale } from '../kernel/http/operation.ts';

/** The parts of a page request that are read. */
type Asked = { url: string; headers: IncomingMessage['headers'] };

const cookiesOf = ({ headers: { cookie = '' } }: Asked) => parseCookie(cookie);

const isLocale = (text: unknown): text is Locale => text === 'en' || text === 'mt';

/** The language in a query; most have none, so they are not parsed for it. */
function askedIn(search: string, name: 'locale' | 'lang' | 'choose'): Locale | undefined {
  const asked = search.includes(`${name}=`) ? new URLSearchParams(search).get(name) : undefined;
  return isLocale(asked) ? asked : undefined;
}

/**
 * The language of a page: `locale` in its address (there for search engines, which have no cookies), else the choice kept in the cookie, else `lang`
 * in its address (that of the mail that links to it), else on the home page alone the browser's preferred one.
 */
export function languageOf(request: Asked): Locale {
  const [pathname = '/', search = ''] = request.url.split('?', 2);
  const asked = askedIn(search, 'locale');
  if (asked !== undefined) return asked;
  const chosen = cookiesOf(request)['locale'];
  if (isLocale(chosen)) return chosen;
  const linked = askedIn(search, 'lang');
  if (linked !== undefined) return linked;
  return pathname === '/' ? preferred(request.headers['accept-language'] ?? '') : 'en';
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const languageCookie = (language: Locale, isSecure: boolean): string =>
  stringifySetCookie({
    name: 'locale',
    value: language,
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    secure: isSecure,
  });

/**
 * The response to a click on a language in the portal's own menu before the page's code has loaded: the cookie that stores the choice, and
 * the same page's address. Undefined for any other request; other sites cannot choose for a person.
 */
export function chosenLanguage(request: Asked, isSecure: boolean): { cookie: string; address: string } | undefined {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const chosen = askedIn(search, 'choose');
  if (chosen === undefined || (request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return undefined;
  const query = new URLSearchParams(search);
  query.delete('choose');
  query.delete('locale');
  return { cookie: languageCookie(chosen, isSecure), address: query.size === 0 ? path : `${path}?${query}` };
}

/**
 * A cookie that stores the language of the mail whose link was followed, for the next pages; undefined if the link names none,
 * or if the person chose before. The browser's own code writes the same one.
 */
export function linkedLanguageCookie(request: Asked, isSecure: boolean): string | undefined {
  const linked = askedIn(request.url.split('?', 2)[1] ?? '', 'lang');
  if (linked === undefined || isLocale(cookiesOf(request)['locale'])) return undefined;
  return languageCookie(linked, isSecure);
}

/** The format of a token: nothing else may be put into a header. */
const token = /^[\w.-]{1,4096}$/;

/**
 * The token of the visitor's session, valid or not; undefined without one. On https its cookie has the name that only this host can set; the
 * plain name is also read there, for those who logged in before.
 */
export function tokenOf(request: Asked, unionId: string): string | undefined {
  const name = `${unionId}_token`;
  const cookies = cookiesOf(request);
  return [cookies[`__Host-${name}`], cookies[name]].find((found) => found !== undefined && token.test(found));
}
