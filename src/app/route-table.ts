import { use } from 'react';
import { lazyCode } from '../kit/late/lazy-code.ts';
import { renderOnServer } from '../kit/late/lazy-part.ts';
import { useUnion } from '../kit/union/union.ts';
import type { AppRoute } from './app-route.ts';

/** The list of all pages. People who stay on the page that the server rendered never need it. */
export const routeTable = lazyCode(() => import('./routes.tsx'));
renderOnServer(routeTable);

/** The page that the server has rendered; its path, as the router decodes it, once it is shown. */
let first: { path?: string; route: AppRoute } | undefined;

/** Records the page that the server has rendered at the present address. */
export function knowFirstRoute(route: AppRoute): void {
  first = { route };
}

/** The path of the first page of this visit, if the server rendered it. */
export const firstPath = (): string | undefined => first?.path;

/** The page at a path (without query and hash). */
export function useRouteAt(path: string): AppRoute {
  const union = useUnion();
  if (first && (first.path ??= path) === path) return first.route;
  use(routeTable.preload());
  return routeTable.code().routeAt(path, union);
}
