import { isRendered, type Site } from './app-route.ts';
import { routesOf } from './routes.tsx';

/** The paths of the pages that everybody may read and find: those without parameters. */
export function sitemapPaths(site: Site): string[] {
  return routesOf(site)
    .filter((route) => isRendered(route) && route.titleKey !== undefined && route.status === undefined)
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => path);
}
