import { wrap } from '../../theme/layout.css.ts';
import type { LayoutProps } from './layout-props.ts';
import { PageTools } from './PageTools.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { Trail } from './Trail.tsx';

/** The layout of most pages: bar, the way up, page, footer. */
export function DefaultLayout({ route, children }: LayoutProps) {
  return (
    <SiteFrame>
      <div className={wrap}>
        <PageTools route={route}>{route.status !== 404 && <Trail />}</PageTools>
      </div>
      {children}
    </SiteFrame>
  );
}
