import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../kit/api/queries.ts';
import { shellNamespaces } from '../kit/i18n/i18n.ts';
import type { Language } from '../kit/i18n/languages.ts';
import { preloadParts } from '../kit/late/lazy-part.ts';
import { type Profile, profileQuery } from '../kit/person/profile.ts';
import { type Session, sessionOf } from '../kit/session/session.ts';
import { App } from './App.tsx';
import { isRendered, type AppRoute } from './app-route.ts';
import { portalCard } from './describe-page.ts';
import { headTags } from './head-tags.ts';
import type { Rendered } from './rendered.ts';
import { routeAt } from './routes.tsx';
import { profileGap, standInFor } from './shared-document.tsx';
import { type Person, inWords, partsOf, readPage, textsIn, type Visit } from './visit.ts';

export { drawCard, drawStrip } from './draw-card.tsx';
export { firstScript } from './first-script.ts';
export { placeOf } from './place.ts';
export { cutAtGaps, fillGaps } from './shared-document.tsx';
export { sitemapPaths } from './sitemap.ts';
export { personOf } from './visit.ts';

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
  render: (person?: Person) => RenderedPage;
  /** Renders it for everyone of the person's kind, with gaps for what tells them apart. */
  renderShared: (person: Person) => RenderedPage;
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
    const render = () => ({ title });
    return { file, shown: '', isForPerson: false, render, renderShared: render };
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
  const bodyFor = (profile: Profile | undefined, session: Session) => {
    if (profile) queries.setQueryData(profileQuery.queryKey, profile);
    const html = renderToString(
      <App {...{ union, texts, queries, session }} router={{ ssrPath: path, ssrSearch: search }} />,
    );
    queries.removeQueries({ queryKey: profileQuery.queryKey });
    const head = hoisted.exec(html)?.[0] ?? '';
    return { head: head + (told ?? ''), body: html.slice(head.length) };
  };
  const dataFor = (profile: Profile | typeof profileGap | undefined): Rendered => ({
    isSignedIn: profile !== undefined,
    route: factsOf(route),
    queries: { ...data, queries: [...data.queries, ...(profile === undefined ? [] : queriesWith(profile))] },
    texts: textsOf(texts, route, language),
  });
  return {
    status: route.status ?? 200,
    file,
    shown: JSON.stringify(data.queries.map(({ queryKey, state }) => [queryKey, state.data])),
    isForPerson: true,
    render: (person) => ({
      ...bodyFor(person?.profile, person?.session ?? sessionOf(undefined)),
      rendered: dataFor(person?.profile),
    }),
    renderShared: (person) => {
      const { profile, session } = standInFor(person);
      return { ...bodyFor(profile, session), rendered: dataFor(profileGap) };
    },
  };
}

/** The first title of a page; one that sets its own later has the title of its section until then. */
function titleOf({ path, titleKey }: AppRoute, { t }: i18n): string {
  if (titleKey !== undefined) return t(`shell:pages.${titleKey}`);
  if (path.startsWith('/register')) return t('shell:register');
  return t(path.startsWith('/login') ? 'shell:pages.login' : 'shell:pages.events');
}

/** A person's profile, as pages bring it to the browser. */
function queriesWith(profile: Profile | typeof profileGap): DehydratedState['queries'] {
  const queries = createQueryClient();
  queries.setQueryData([...profileQuery.queryKey], profile);
  return dehydrate(queries).queries;
}

const factsOf = ({ page: _page, ...facts }: AppRoute) => facts;

const textsOf = (texts: i18n, route: AppRoute, language: Language) =>
  Object.fromEntries(
    [...shellNamespaces, ...route.namespaces].map((namespace) => [
      namespace,
      texts.getResourceBundle(language, namespace),
    ]),
  );
