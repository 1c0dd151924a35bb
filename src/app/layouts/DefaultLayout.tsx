import type { LayoutProps } from './layout-props.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { Trail } from './Trail.tsx';

/** The layout of most pages: bar, the way up, page, footer. */
export function DefaultLayout({ route, children }: LayoutProps) {
  return (
    <SiteFrame route={route}>
      {route.status !== 404 && <Trail />}
      {children}
    </SiteFrame>
  );
}
