import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, useLocation } from 'wouter';
import { useSession } from '../session/session.ts';
import { wrap } from '../theme/layout.css.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { useUnion } from '../union/union.ts';
import { Arrival } from './Arrival.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { FlowLayout } from './layouts/FlowLayout.tsx';
import { paths } from './paths.ts';
import { routeAt, type AppRoute } from './routes.tsx';
import { useReturnPath } from './use-return-path.ts';

const layouts = { default: DefaultLayout, flow: FlowLayout };

function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={wrap}>
      <Skeleton label={t('loading')} parts={['heading', 'long', 'medium', 'tiles']} />
    </div>
  );
}

/** The page, once its guard lets the person in. */
function GuardedPage({ route }: { route: AppRoute }) {
  const session = useSession();
  const returnPath = useReturnPath();
  const { Page } = route.page;
  if (route.guard === undefined) return <Page />;
  if (session.state === 'unknown') return <PageSkeleton />;
  if (session.state === 'signedIn' && session.registered) return <Page />;
  return <Redirect to={paths.login(returnPath)} replace />;
}

/** The page of the current path in its layout. */
export function RouteView() {
  const { t } = useTranslation('shell');
  const { flags } = useUnion();
  const [path] = useLocation();
  const route = routeAt(path, flags);
  const Layout = layouts[route.layout];
  return (
    <Layout>
      {route.titleKey !== undefined && <PageTitle page={t(`pages.${route.titleKey}`)} />}
      <ErrorBoundary resetKey={path} fallback={ErrorPage}>
        <Suspense fallback={<PageSkeleton />}>
          <Route path={route.path}>
            <GuardedPage route={route} />
          </Route>
          <Arrival path={path} keepsPlace={route.keepsPlace === true} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
