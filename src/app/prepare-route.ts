import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { loadStatuses } from '../kit/union/statuses.ts';
import { shellNamespaces } from '../kit/i18n/i18n.ts';
import { fetchOptional } from '../kit/late/fetch-late.ts';
import { hasTexts, loadTexts } from '../kit/i18n/load-texts.ts';
import type { Site } from './app-route.ts';
import { layouts } from './layouts/layouts.ts';
import { movePoster, movesPoster } from './move-poster.ts';
import { paramsOf } from './match-path.ts';
import { routeTable } from './route-table.ts';
import { routeAt } from './routes.tsx';
import { arrival, errorPage, guardedPage } from './shell-parts.ts';

/** The environment of a page. */
export interface Portal {
  texts: i18n;
  union: Site;
  queries: QueryClient;
}

const partsOf = (address: string) => new URL(address, 'http://path.invalid');

/**
 * Fetches the code and the texts that the page at an address needs before it can be shown.
 * @returns undefined if all of it is there already.
 */
export function prepareRoute({ texts, union }: Omit<Portal, 'queries'>, address: string): Promise<unknown> | undefined {
  const { page, layout, guard, namespaces } = routeAt(partsOf(address).pathname, union);
  const needed = [...shellNamespaces, ...namespaces];
  const parts = [routeTable, page, layouts[layout], arrival, errorPage, ...(guard === undefined ? [] : [guardedPage])];
  if (parts.every((part) => part.isLoaded()) && needed.every((namespace) => hasTexts(texts, namespace)))
    return undefined;
  return Promise.all([...parts.map((part) => part.preload()), loadTexts(texts, needed)]);
}

/** The same for somebody who goes there now: between the list of events and one of them, it resolves while the poster is on its way. */
export function prepareToGo(portal: Omit<Portal, 'queries'>, address: string): Promise<unknown> | undefined {
  const preparing = prepareRoute(portal, address);
  if (!movesPoster(address)) return preparing;
  return preparing === undefined ? movePoster(address) : preparing.then(() => movePoster(address));
}

/** Reads the data of the page at an address; throws the error that the page would throw. */
export async function loadRoute({ union, queries }: Omit<Portal, 'texts'>, address: string): Promise<void> {
  const { pathname, search } = partsOf(address);
  const { path, page } = routeAt(pathname, union);
  const there = { params: paramsOf(path, pathname), search: search.slice(1) };
  await Promise.all([page.load(queries, there), loadStatuses(queries, there)]);
}

/** Prefetches a page that is likely to be opened next, and its data, if there is a network; the page itself retries a failed fetch. */
export function expectRoute(portal: Portal, address: string): void {
  if (!navigator.onLine) return;
  const tryLater = () => undefined;
  fetchOptional(async () => prepareRoute(portal, address)).catch(tryLater);
  loadRoute(portal, address).catch(tryLater);
}
