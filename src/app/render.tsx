import { dehydrate } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../kit/api/queries.ts';
import { shellNamespaces } from '../kit/i18n/i18n.ts';
import type { Language } from '../kit/i18n/languages.ts';
import { preloadParts } from '../kit/late/lazy-part.ts';
import { profileQuery } from '../kit/person/profile.ts';
import { sessionOf } from '../kit/session/session.ts';
import { App } from './App.tsx';
import { isRendered, type AppRoute } from './app-route.ts';
import { portalCard } from './describe-page.ts';
import { headTags } from './head-tags.ts';
import type { Rendered } from './rendered.ts';
import { routeAt } from './routes.tsx';
import { fillBody, type SharedBody, standInFor } from './shared-body.tsx';
import { type Person, inWords, partsOf, readPage, textsIn, type Visit } from './visit.ts';

export { drawCard, drawStrip } from './draw-card.tsx';
export { firstScript } from './first-script.ts';
export { placeOf } from './place.ts';
export { sitemapPaths } from './sitemap.ts';
export { readPerson } from './visit.ts';

/** A page as it is sent; without a body the browser renders it. */
export interface RenderedPage {
  /** Title, links, and metadata for search engines and sites that show a link. */
  head?: string;
  body?: string;
  rendered?: Rendered;
  /** Title of a page without a body. */
  title?: string;
}

/** A page whose data have been read; they are the same for everybody. */
export interface ReadPage {
  status: number;
  /** The file of the page's code, from the project's root. */
  file: string;
  /** All the data that the page shows: as long as they are the same, so is the page, apart from the time. */
  shown: string;
  /** True if the page names the signed-in person. */
  isForPerson: boolean;
  /** `known` is the body kept from an earlier render for someone of the same kind; without one, `keep` is the new body. */
  render: (person?: Person, known?: SharedBody) => RenderedPage & { keep?: SharedBody };
}

/** Elements that React puts before the page because they belong in the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Reads a page with all its data; leaves personal pages, and pages that cannot be read, to the browser. */
export async function read(visit: Visit): Promise<ReadPage> {
  const { address, language, union } = visit;
  const { path, search } = partsOf(address);
  const route = routeAt(path, union);
  const { file } = route.page;
  const unrendered = async () => {
    const title = titleOf(route, await textsIn[language]);
    return { file, shown: '', isForPerson: false, render: () => ({ title }) };
  };
  if (!isRendered(route)) return { ...(await unrendered()), status: 200 };
  const queries = createQueryClient();
  const [status, texts] = await Promise.all([readPage(visit, queries), textsIn[language], route.page.preload()]);
  if (status !== 200) return { ...(await unrendered()), status };
  await preloadParts();
  const data = dehydrate(queries);
  const words = inWords(route, visit, queries, texts);
  const told = words && headTags(words, portalCard(visit, texts), { path, search, language, union });

  /** Renders with a person's profile among the data, which other renders don't have. */
  const bodyFor = (person: Person | undefined): SharedBody => {
    if (person) queries.setQueryData(profileQuery.queryKey, person.profile);
    const session = person?.session ?? sessionOf(undefined);
    const html = renderToString(
      <App {...{ union, texts, queries, session }} router={{ ssrPath: path, ssrSearch: search }} />,
    );
    queries.removeQueries({ queryKey: profileQuery.queryKey });
    const head = hoisted.exec(html)?.[0] ?? '';
    return { head: head + (told ?? ''), body: html.slice(head.length) };
  };
  const dataFor = (person: Person | undefined): Rendered => ({
    isSignedIn: person !== undefined,
    route: factsOf(route),
    queries: { ...data, queries: [...data.queries, ...(person?.data ?? [])] },
    texts: textsOf(texts, route, language),
  });
  return {
    status: route.status ?? 200,
    file,
    shown: JSON.stringify(data.queries.map(({ queryKey, state }) => [queryKey, state.data])),
    isForPerson: true,
    render: (person, known) => {
      const rendered = dataFor(person);
      if (person === undefined) return { ...bodyFor(undefined), rendered };
      const keep = known ?? bodyFor({ ...person, profile: standInFor(person.profile) });
      const body = fillBody(keep.body, person.profile);
      return { ...(body === undefined ? bodyFor(person) : { head: keep.head, body }), rendered, keep };
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
