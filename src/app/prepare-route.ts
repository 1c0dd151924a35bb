import type { i18n } from 'i18next';
import type { Flags } from '../union/union.ts';
import { shellNamespaces } from '../i18n/i18n.ts';
import { routeAt } from './routes.tsx';

/**
 * Fetches what the page at an address needs before it can be shown: its code and its texts.
 * @returns undefined when everything is there already.
 */
export function prepareRoute(texts: i18n, flags: Flags, address: string): Promise<unknown> | undefined {
  const { page, namespaces } = routeAt(new URL(address, 'http://path.invalid').pathname, flags);
  const needed = [...shellNamespaces, ...namespaces];
  if (page.isLoaded() && needed.every((namespace) => texts.hasLoadedNamespace(namespace))) return undefined;
  return Promise.all([page.preload(), texts.loadNamespaces(needed)]);
}
