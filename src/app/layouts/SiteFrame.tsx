import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { advertsAt } from '../../adverts/adverts-at.ts';
import { TopBanner } from '../../adverts/TopBanner.tsx';
import { Dock } from './Dock.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

/** Bar, page and footer, with the union's banner and the adverts that the path carries. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const header = (
    <>
      <Header />
      {advertsAt(path).topBanner && <TopBanner />}
    </>
  );
  return (
    <Frame header={header} footer={<Footer />} dock={<Dock />}>
      {children}
    </Frame>
  );
}
