import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, useLocation } from 'wouter';
import { useProfileState } from '../session/profile.ts';
import { useSession } from '../session/session.ts';
import { wrap } from '../theme/layout.css.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { useUnion } from '../union/union.ts';
import { Arrival } from './Arrival.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { verdictOf, type GuardName } from './guards.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import type { LayoutProps } from './layouts/layout-props.ts';
import { layouts } from './layouts/layouts.ts';
import type { AppRoute } from './app-route.ts';
import { PageLinks } from './PageLinks.tsx';
import { isRendered, routeAt } from './routes.tsx';
import { useReturnPath } from './use-return-path.ts';
import { useSessionEnd } from './use-session-end.ts';

function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={wrap}>
      <Skeleton label={t('loading')} parts={['heading', 'long', 'medium', 'tiles']} />
    </div>
  );
}

/** A page that is not for everybody, once its guard lets the person in. */
function GuardedPage({ guard, children }: { guard: GuardName; children: ReactNode }) {
  const session = useSession();
  const { profile, error } = useProfileState();
  const here = useReturnPath();
  const verdict = verdictOf(guard, { session, profile, here });
  if (verdict === 'enter') return children;
  if (verdict !== 'wait') return <Redirect to={verdict.to} replace />;
  if (error !== null) throw error;
  return <PageSkeleton />;
}

function PageOf({ route: { page, guard } }: { route: AppRoute }) {
  return guard === undefined ? (
    <page.Page />
  ) : (
    <GuardedPage guard={guard}>
      <page.Page />
    </GuardedPage>
  );
}

/** In the place of a layout whose code is lost. */
function LostLayout({ error }: { error: unknown }) {
  const [path] = useLocation();
  return (
    <DefaultLayout route={routeAt(path, useUnion())}>
      <ErrorPage error={error} />
    </DefaultLayout>
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

/** The page of the current path in its layout. */
export function RouteView() {
  const { t } = useTranslation('shell');
  const union = useUnion();
  const [path] = useLocation();
  const route = routeAt(path, union);
  useSessionEnd();
  return (
    <Layout route={route}>
      {isRendered(route) && route.status === undefined && <PageLinks />}
      {route.titleKey !== undefined && <PageTitle page={t(`pages.${route.titleKey}`)} />}
      <ErrorBoundary resetKey={path} fallback={ErrorPage}>
        <Suspense fallback={<PageSkeleton />}>
          <Route path={route.path}>
            <PageOf route={route} />
          </Route>
          <Arrival path={path} keepsPlace={route.keepsPlace === true} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
