import { Dock } from './Dock.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import { useLocation } from 'wouter';
import { advertsAt } from '../../adverts/adverts-at.ts';
import { TopBanner } from '../../adverts/TopBanner.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PrintBar } from './PrintBar.tsx';

/** Bar, page and footer, with what the page is offered with. */
export function SiteFrame({ route, children }: LayoutProps) {
  const [path] = useLocation();
  return (
    <Frame header={<Header />} footer={<Footer />} dock={<Dock />}>
      {advertsAt(path).topBanner && <TopBanner />}
      {route.printable === true && <PrintBar />}
      {children}
    </Frame>
  );
}
