import { useQueryClient } from '@tanstack/react-query';
import { Suspense, memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, useLocation, useSearch } from 'wouter';
import { whenSignedOut } from '../kit/api/session-end.ts';
import { isLanguage, languages } from '../kit/i18n/languages.ts';
import { Late } from '../kit/late/late-part.tsx';
import { session } from '../kit/session/session.ts';
import { shellPaths } from '../kit/shell-paths.ts';
import { PageTitle } from '../kit/union/PageTitle.tsx';
import { useUnion } from '../kit/union/union.ts';
import { type AppRoute, isRendered } from './app-route.ts';
import { canonicalPath } from './canonical.ts';
import { ErrorBoundary, PlainFailure } from './ErrorBoundary.tsx';
import { defaultLayout } from './layouts/DefaultLayout.tsx';
import { type LayoutProps, layouts } from './layouts/layouts.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { firstPath, useRouteAt } from './route-table.ts';
import { arrival, errorPage, guardedPage } from './shell-parts.ts';
import { useReturnPath } from './use-return-path.ts';

/** First parts of the query keys of personal data. */
const PERSONAL: readonly unknown[] = ['me', 'checkout', 'bookings', 'desk'];

/** When the session ends while a page is open, removes its personal data and, unless the page is for anybody, goes to the login page. */
function useSessionEnd({ isForAnybody }: AppRoute): void {
  const [, navigate] = useLocation();
  const here = useReturnPath();
  const queries = useQueryClient();
  useEffect(() => {
    // However many calls find out, they all lead to the same address, replacing this one.
    whenSignedOut(() => {
      if (isForAnybody !== true) navigate(shellPaths.login(here), { replace: true });
    });
  }, [here, isForAnybody, navigate]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.read().state === 'signedOut')
          queries.removeQueries({ predicate: ({ queryKey: [of] }) => PERSONAL.includes(of) });
      }),
    [queries],
  );
}

/** For search engines, and for browsers that share the page: its canonical address, and that of each language. */
function PageLinks() {
  const { origin } = useUnion();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <link rel="canonical" href={origin + canonicalPath(path, search)} />
      {['x-default', ...languages].map((tag) => (
        <link
          key={tag}
          rel="alternate"
          hrefLang={tag}
          href={origin + canonicalPath(path, search, isLanguage(tag) ? tag : '')}
        />
      ))}
    </>
  );
}

/** Replaces a page that threw. */
function PageFailure({ error }: { error: unknown }) {
  return (
    <ErrorBoundary resetKey="" fallback={PlainFailure}>
      <Suspense fallback={<PageSkeleton />}>
        <errorPage.Part error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Replaces a layout whose code cannot be fetched. */
function LostLayout({ error }: { error: unknown }) {
  const [path] = useLocation();
  return (
    <defaultLayout.Part route={useRouteAt(path)}>
      <PageFailure error={error} />
    </defaultLayout.Part>
  );
}

function Layout({ route, children }: LayoutProps) {
  const { Part } = layouts[route.layout];
  return (
    <ErrorBoundary resetKey={route.path} fallback={LostLayout}>
      <Part route={route}>{children}</Part>
    </ErrorBoundary>
  );
}

function PageOf({ route: { page, guard } }: { route: AppRoute }) {
  return guard === undefined ? (
    <page.Page />
  ) : (
    <guardedPage.Part guard={guard}>
      <page.Page />
    </guardedPage.Part>
  );
}

/** Takes the path alone: whatever else changes around it, React must not discard the server's HTML. */
const PageAt = memo(({ path }: { path: string }) => {
  const route = useRouteAt(path);
  return (
    <ErrorBoundary resetKey={path} fallback={PageFailure}>
      {/* A page left before hydration must be removed as a whole: React would reuse its text for the next page. */}
      <Late key={path === firstPath() ? 'rendered' : route.path} fallback={<PageSkeleton />}>
        {/* Before the page: after it, each click while its code is on the way would render the whole page in vain. */}
        <arrival.Part path={path} keepsPlace={route.keepsPlace === true} />
        {/* The router's own `*` does not match the end of a line, which an address can hold. */}
        <Route path={route.status ? /^/ : route.path}>
          <PageOf route={route} />
        </Route>
      </Late>
    </ErrorBoundary>
  );
});

/** The page of the current path in its layout. */
export function RouteView() {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const route = useRouteAt(path);
  useSessionEnd(route);
  return (
    <Layout route={route}>
      {isRendered(route) && !route.status && <PageLinks />}
      {route.titleKey && <PageTitle page={t(`pages.${route.titleKey}`)} />}
      <PageAt path={path} />
    </Layout>
  );
}
