import { dehydrate } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../api/queries.ts';
import { shellNamespaces } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { preloadParts } from '../late/lazy-part.ts';
import { profileQuery } from '../session/profile.ts';
import { sessionOf } from '../session/session.ts';
import { App } from './App.tsx';
import { isRendered, type AppRoute } from './app-route.ts';
import { portalCard } from './describe-page.ts';
import { headTags } from './head-tags.ts';
import type { Rendered } from './rendered.ts';
import { renderOnce } from './renderings.ts';
import { routeAt } from './routes.tsx';
import { inWords, partsOf, readPage, textsIn, type Visit } from './visit.ts';

export { drawCard } from './draw-card.tsx';
export { firstScript } from './first-script.ts';
export { sitemapPaths } from './sitemap.ts';

/** A page as it is sent. */
export interface RenderedPage {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** Title, links, and what search engines and those who share a link are told. */
  head: string;
  body: string;
  rendered: Rendered;
}

/** The page is the browser's to render, answered with this status. */
export interface UnrenderedPage {
  status: number;
  file: string;
}

/** What React puts in front of the page because it belongs into the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders a page for a visit, with everything it shows; leaves what is one person's own, and what cannot be read, to the browser. */
export async function render(visit: Visit): Promise<RenderedPage | UnrenderedPage> {
  const { address, language, union } = visit;
  const { path, search } = partsOf(address);
  const route = routeAt(path, union);
  const { file } = route.page;
  if (!isRendered(route)) return { status: 200, file };
  const queries = createQueryClient();
  const [status, texts] = await Promise.all([readPage(visit, queries), textsIn[language], route.page.preload()]);
  if (status !== 200) return { status, file };
  await preloadParts();
  const isSignedIn = queries.getQueryData(profileQuery.queryKey) !== undefined;
  const session = sessionOf(isSignedIn ? visit.token : undefined);
  const read = dehydrate(queries);
  const renderPage = () =>
    renderToString(<App {...{ union, texts, queries, session }} router={{ ssrPath: path, ssrSearch: search }} />);
  const html =
    visit.token === undefined ? renderOnce(`${union.id} ${language} ${address}`, read, renderPage) : renderPage();
  const head = hoisted.exec(html)?.[0] ?? '';
  const words = inWords(route, visit, queries, texts);
  const told = words && headTags(words, portalCard(visit, texts), { path, search, language, union });
  return {
    status: route.status ?? 200,
    file,
    head: head + (told ?? ''),
    body: html.slice(head.length),
    rendered: { isSignedIn, route: factsOf(route), queries: read, texts: textsOf(texts, route, language) },
  };
}

const factsOf = ({ page: _page, ...facts }: AppRoute) => facts;

const textsOf = (texts: i18n, route: AppRoute, language: Language) =>
  Object.fromEntries(
    [...shellNamespaces, ...route.namespaces].map((namespace) => [
      namespace,
      texts.getResourceBundle(language, namespace),
    ]),
  );
