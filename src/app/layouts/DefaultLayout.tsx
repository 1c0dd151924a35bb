// Styles of the trail, which the server renders before its code is here. The import alone loads them.
// oxlint-disable-next-line import/no-unassigned-import
import '../../kit/ui/Breadcrumbs.css.ts';
import { useLocation } from 'wouter';
import { stillPart } from '../../kit/late/late-part.tsx';
import type { LazyPart } from '../../kit/late/lazy-part.ts';
import { wrap } from '../../kit/theme/layout.css.ts';
import type { LayoutProps } from './layouts.ts';
import { PageTools } from './PageTools.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The trail needs the list of all pages, and is fetched with it. */
const trail = stillPart<{ path: string }>(async () => (await import('./Trail.tsx')).Trail);

function DefaultLayout({ route, children }: LayoutProps) {
  const [path] = useLocation();
  return (
    <SiteFrame>
      <div className={wrap}>
        <PageTools route={route}>{route.status !== 404 && <trail.Part path={path} />}</PageTools>
      </div>
      {children}
    </SiteFrame>
  );
}

/** The layout of most pages: bar, trail, page, footer. */
export const defaultLayout: LazyPart<LayoutProps> = { ...trail, Part: DefaultLayout };
