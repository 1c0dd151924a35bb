import { languages } from '../kit/i18n/languages.ts';
import { isRendered, type AppRoute, type Site } from './app-route.ts';
import { paths } from '../kit/paths.ts';
import { routeAt } from './routes.tsx';
import { paramsOf } from './match-path.ts';

/** The address under which a page is rendered and cached. */
export interface Place {
  /** Path and query with only the parameters that the page reads: the same for all addresses at which it looks the same. */
  address: string;
  /** The page's own path, if the requested one should redirect to it. */
  moved?: string;
}

const mostLetters = 100;
const lastPage = 10_000;
/** Pattern of the content's slugs; no page has any other. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const part = /\/:(\w+)\??/g;

/** A query parameter as pages read it; empty if they ignore it. */
function valueOf(name: string, query: URLSearchParams): string {
  const text = query.get(name)?.trim().slice(0, mostLetters) ?? '';
  if (name !== 'page') return text;
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page <= lastPage ? String(page) : '';
}

function queryOf({ query: names = [] }: AppRoute, search: string): string {
  const asked = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names) if (valueOf(name, asked) !== '') read.set(name, valueOf(name, asked));
  const language = languages.find((each) => each === asked.get('locale'));
  if (language !== undefined) read.set('locale', language);
  return read.size === 0 ? '' : `?${read}`;
}

/** The path of a route with these segments; undefined if one of them cannot be a slug. */
function pathOf(route: AppRoute, params: Record<string, string | undefined>): string | undefined {
  const given = Object.values(params).map((value) => value?.toLowerCase());
  if (given.some((value) => value !== undefined && !slug.test(value))) return undefined;
  const path = route.path.replaceAll(part, (_, name: string) => {
    const value = params[name]?.toLowerCase();
    return value === undefined ? '' : `/${value}`;
  });
  return path === '' ? '/' : path;
}

/** The place of the page at an address. All addresses without a page share one place. */
export function placeOf(address: string, site: Site): Place {
  const [path = '/', search = ''] = address.split('?', 2);
  const route = routeAt(path, site);
  // Rendered in the browser: the document is the same for every address of the route.
  if (!isRendered(route)) return { address: route.path.replaceAll(part, '/-') };
  const own = route.path === '*' ? undefined : pathOf(route, paramsOf(route.path, path));
  if (own === undefined) return { address: paths.notFound() };
  return { address: own + queryOf(route, search), ...(own !== path && { moved: own }) };
}
