import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { ApiError } from '../api/api-error.ts';
import { type Caller, findCallerBy } from '../api/caller.ts';
import { createQueryClient } from '../api/queries.ts';
import { createI18n, shellNamespaces } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { preloadParts } from '../late/lazy-part.tsx';
import { profileQuery } from '../session/profile.ts';
import { sessionOf } from '../session/session.ts';
import type { Union } from '../union/union.ts';
import { App } from './App.tsx';
import { describeRoute, loadRoute } from './prepare-route.ts';
import type { Rendered } from './rendered.ts';
import type { AppRoute } from './app-route.ts';
import { isRendered, routeAt } from './routes.tsx';

export { firstScript } from './first-script.ts';
export { sitemapPaths } from './sitemap.ts';

/** Who asks for which page. */
export interface Visit extends Caller {
  /** Path and query. */
  address: string;
  union: Union;
}

/** A page as it is sent. */
export interface RenderedPage {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** Title, descriptions and links. */
  head: string;
  body: string;
  rendered: Rendered;
  /** What search engines are told of the page (JSON-LD). */
  described?: object | undefined;
}

/** The page is the browser's to render, answered with this status. */
export interface UnrenderedPage {
  status: number;
  file: string;
}

const visits = new AsyncLocalStorage<Caller>();
findCallerBy(() => {
  const caller = visits.getStore();
  if (!caller) throw new Error('Nobody asks: calls on the server belong inside the rendering of a page.');
  return caller;
});

async function allTexts(language: Language): Promise<i18n> {
  const { allNamespaces } = await import('../i18n/locale-files.ts');
  return createI18n(language, allNamespaces);
}
const textsIn: Record<Language, Promise<i18n>> = { en: allTexts('en'), mt: allTexts('mt') };

/** What React puts in front of the page because it belongs into the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders a page for a visit, with everything it shows; leaves what is one person's own, and what cannot be read, to the browser. */
export async function render(visit: Visit): Promise<RenderedPage | UnrenderedPage> {
  const { address, union } = visit;
  const [pathname = '/', search = ''] = address.split('?');
  const route = routeAt(pathname, union);
  const { file } = route.page;
  if (!isRendered(route)) return { status: 200, file };
  const queries = createQueryClient();
  const [status, texts] = await Promise.all([read(visit, queries), textsIn[visit.language], route.page.preload()]);
  if (status !== 200) return { status, file };
  await preloadParts();
  const isSignedIn = queries.getQueryData(profileQuery.queryKey) !== undefined;
  const session = sessionOf(isSignedIn ? visit.token : undefined);
  const html = renderToString(
    <App {...{ union, texts, queries, session }} router={{ ssrPath: pathname, ssrSearch: search }} />,
  );
  const head = hoisted.exec(html)?.[0] ?? '';
  return {
    status: route.status ?? 200,
    file,
    head,
    body: html.slice(head.length),
    described: describeRoute(union, queries, address),
    rendered: { isSignedIn, queries: dehydrate(queries), texts: textsOf(texts, route, visit.language) },
  };
}

/** Reads what the page shows, and who is signed in; returns the status to answer with. */
async function read(visit: Visit, queries: QueryClient): Promise<number> {
  const { union, address, ...caller } = visit;
  return visits.run(caller, async () => {
    const profile = visit.token === undefined ? undefined : queries.prefetchQuery(profileQuery);
    try {
      await Promise.all([loadRoute({ union, queries }, address), profile]);
      return 200;
    } catch (error) {
      if (error instanceof ApiError) return error.status === 404 ? 404 : 503;
      throw error;
    }
  });
}

const textsOf = (texts: i18n, route: AppRoute, language: Language) =>
  Object.fromEntries(
    [...shellNamespaces, ...route.namespaces].map((namespace) => [
      namespace,
      texts.getResourceBundle(language, namespace),
    ]),
  );
