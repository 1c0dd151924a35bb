import type { AppRoute, Site } from './app-route.ts';
import { routeAt } from './routes.tsx';

/** A page above another. */
export interface Crumb {
  href: string;
  titleKey: NonNullable<AppRoute['titleKey']>;
}

/** The pages above an address, from the home page down; none if only the home page is above it. */
export function trailOf(pathname: string, site: Site): Crumb[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).flatMap((_, at): Crumb[] => {
    const href = `/${parts.slice(0, at + 1).join('/')}`;
    const { titleKey, status } = routeAt(href, site);
    return titleKey === undefined || status === 404 ? [] : [{ href, titleKey }];
  });
  return above.length === 0 ? [] : [{ href: '/', titleKey: 'home' }, ...above];
}
