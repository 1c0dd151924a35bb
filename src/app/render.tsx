import { dehydrate, hashKey } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../kit/api/queries.ts';
import { shellNamespaces } from '../kit/i18n/i18n.ts';
import type { Language } from '../kit/i18n/languages.ts';
import { preloadParts } from '../kit/late/lazy-part.ts';
import { type Profile, profileQuery } from '../kit/session/profile.ts';
import { sessionOf } from '../kit/session/session.ts';
import { App } from './App.tsx';
import { isRendered, type AppRoute } from './app-route.ts';
import { portalCard } from './describe-page.ts';
import { headTags } from './head-tags.ts';
import type { Rendered } from './rendered.ts';
import { routeAt } from './routes.tsx';
import { fillBody, type SharedBody, standInFor } from './shared-body.tsx';
import { inWords, partsOf, readPage, textsIn, type Visit } from './visit.ts';

export { drawCard, drawStrip } from './draw-card.tsx';
export { firstScript } from './first-script.ts';
export { placeOf } from './place.ts';
export { sitemapPaths } from './sitemap.ts';

/** A page as it is sent; without a body the browser renders it. */
export interface RenderedPage {
  /** Title, links, and metadata for search engines and sites that show a link. */
  head?: string;
  body?: string;
  rendered?: Rendered;
  /** Title of a page without a body. */
  title?: string;
}

/** A page whose data have been read. */
export interface ReadPage {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** All the data that the page shows: as long as they are the same, so is the page, apart from the time. */
  shown: string;
  /** The same of everyone of the person's kind; undefined for visitors, who all get one page. */
  shared: string | undefined;
  /** `known` is the body of a page with the same `shared`; a page that was rendered anew gives one to keep. */
  render: (known?: SharedBody) => RenderedPage & { keep?: SharedBody };
}

const profileHash = hashKey(profileQuery.queryKey);

/** Elements that React puts before the page because they belong in the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Reads a page for a visit, with all its data; leaves personal pages, and pages that cannot be read, to the browser. */
export async function read(visit: Visit): Promise<ReadPage> {
  const { address, language, union } = visit;
  const { path, search } = partsOf(address);
  const route = routeAt(path, union);
  const { file } = route.page;
  const unrendered = async () => {
    const title = titleOf(route, await textsIn[language]);
    return { file, shown: '', shared: undefined, render: () => ({ title }) };
  };
  if (!isRendered(route)) return { ...(await unrendered()), status: 200 };
  const queries = createQueryClient();
  const [status, texts] = await Promise.all([readPage(visit, queries), textsIn[language], route.page.preload()]);
  if (status !== 200) return { ...(await unrendered()), status };
  await preloadParts();
  const profile = queries.getQueryData(profileQuery.queryKey);
  const session = sessionOf(profile && visit.token);
  const data = dehydrate(queries);
  const facts = { isSignedIn: profile !== undefined, route: factsOf(route), queries: data };
  const shownTo = (person: Profile | undefined) =>
    JSON.stringify([
      session.state === 'signedIn' && session.registered,
      data.queries.map(({ queryHash, state }) => [queryHash, queryHash === profileHash ? person : state.data]),
    ]);
  const bodyFor = (person: Profile | undefined): SharedBody => {
    queries.setQueryData(profileQuery.queryKey, person);
    const html = renderToString(
      <App {...{ union, texts, queries, session }} router={{ ssrPath: path, ssrSearch: search }} />,
    );
    const head = hoisted.exec(html)?.[0] ?? '';
    const words = inWords(route, visit, queries, texts);
    const told = words && headTags(words, portalCard(visit, texts), { path, search, language, union });
    return { head: head + (told ?? ''), body: html.slice(head.length) };
  };
  return {
    status: route.status ?? 200,
    file,
    shown: shownTo(profile),
    shared: profile && shownTo(standInFor(profile)),
    render: (known) => {
      const rendered = { ...facts, texts: textsOf(texts, route, language) };
      if (profile === undefined) return { ...bodyFor(undefined), rendered };
      const keep = known ?? bodyFor(standInFor(profile));
      const body = fillBody(keep.body, profile);
      return { ...(body === undefined ? bodyFor(profile) : { head: keep.head, body }), rendered, keep };
    },
  };
}

/** The first title of a page; one that sets its own later has the title of its section until then. */
function titleOf({ path, titleKey }: AppRoute, { t }: i18n): string {
  if (titleKey !== undefined) return t(`shell:pages.${titleKey}`);
  if (path.startsWith('/register')) return t('shell:register');
  return t(path.startsWith('/login') ? 'shell:pages.login' : 'shell:pages.events');
}

const factsOf = ({ page: _page, ...facts }: AppRoute) => facts;

const textsOf = (texts: i18n, route: AppRoute, language: Language) =>
  Object.fromEntries(
    [...shellNamespaces, ...route.namespaces].map((namespace) => [
      namespace,
      texts.getResourceBundle(language, namespace),
    ]),
  );
