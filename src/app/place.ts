import { languages } from '../kit/i18n/languages.ts';
import { isRendered, type AppRoute, type Site } from './app-route.ts';
import { paths } from '../kit/paths.ts';
import { routeAt } from './routes.tsx';
import { paramsOf } from './match-path.ts';

/** Where a page stands. */
export interface Place {
  /** Path and query without anything that the page does not read: the same for all addresses at which it shows the same. */
  address: string;
  /** The page's own path, where the one that was asked for only leads to it. */
  moved?: string;
}

const mostLetters = 100;
const lastPage = 10_000;
/** What the slugs of content are made of; nothing else is found. */
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const part = /\/:(\w+)\??/g;

/** A value of the query as pages read it; empty where they leave it out. */
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

/** The path of a route with these parts; undefined where one of them names nothing that there could be. */
function pathOf(route: AppRoute, params: Record<string, string | undefined>): string | undefined {
  const given = Object.values(params).map((value) => value?.toLowerCase());
  if (given.some((value) => value !== undefined && !slug.test(value))) return undefined;
  const path = route.path.replaceAll(part, (_, name: string) => {
    const value = params[name]?.toLowerCase();
    return value === undefined ? '' : `/${value}`;
  });
  return path === '' ? '/' : path;
}

/** Finds where the page at an address stands. Everything that is not found stands at one place. */
export function placeOf(address: string, site: Site): Place {
  const [path = '/', search = ''] = address.split('?', 2);
  const route = routeAt(path, site);
  // The browser's to render: the document is the same for every address of the route.
  if (!isRendered(route)) return { address: route.path.replaceAll(part, '/-') };
  const own = route.path === '*' ? undefined : pathOf(route, paramsOf(route.path, path));
  if (own === undefined) return { address: paths.notFound() };
  return { address: own + queryOf(route, search), ...(own !== path && { moved: own }) };
}
