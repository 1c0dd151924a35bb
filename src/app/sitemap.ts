import type { Flags } from '../union/union.ts';
import { isRendered, routes } from './routes.tsx';

/** The addresses of the pages that everybody may read and find: those that need nothing filled in. */
export function sitemapPaths(flags: Flags): string[] {
  return routes
    .filter((route) => isRendered(route) && route.titleKey !== undefined && route.status === undefined)
    .filter(({ path, flag }) => !path.includes(':') && (flag === undefined || flags[flag]))
    .map(({ path }) => path);
}
