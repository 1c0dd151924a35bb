import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, useLocation } from 'wouter';
import { Late } from '../kit/late/late-part.tsx';
import { PageTitle } from '../kit/union/PageTitle.tsx';
import { isRendered, type AppRoute } from './app-route.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { defaultLayout } from './layouts/DefaultLayout.tsx';
import type { LayoutProps } from './layouts/layout-props.ts';
import { layouts } from './layouts/layouts.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageLinks } from './PageLinks.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { firstPath, useRouteAt } from './route-table.ts';
import { arrival, guardedPage } from './shell-parts.ts';
import { useSessionEnd } from './use-session-end.ts';

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
        <Route path={route.path}>
          <PageOf route={route} />
        </Route>
        <arrival.Part path={path} keepsPlace={route.keepsPlace === true} />
      </Late>
    </ErrorBoundary>
  );
});

/** The page of the current path in its layout. */
export function RouteView() {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const route = useRouteAt(path);
  useSessionEnd();
  return (
    <Layout route={route}>
      {isRendered(route) && route.status === undefined && <PageLinks />}
      {route.titleKey !== undefined && <PageTitle page={t(`pages.${route.titleKey}`)} />}
      <PageAt path={path} />
    </Layout>
  );
}
