import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import * as styles from './AccountLayout.css.ts';
import { AccountNav } from './AccountNav.tsx';
import type { LayoutProps } from './layouts.ts';
import { PageTools } from './PageTools.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The layout of the account's pages: their menu beside or, on a phone, above them. */
export function AccountLayout({ route, children }: LayoutProps) {
  const content = useFocusHome<HTMLDivElement>('h1');
  return (
    <SiteFrame>
      <div className={styles.page}>
        <AccountNav />
        <div ref={content} className={styles.content}>
          <PageTools route={route} />
          {children}
        </div>
      </div>
    </SiteFrame>
  );
}
