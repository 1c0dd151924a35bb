import { Dock } from './Dock.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PrintBar } from './PrintBar.tsx';

/** Bar, page and footer, with what the page is offered with. */
export function SiteFrame({ route, children }: LayoutProps) {
  return (
    <Frame header={<Header />} footer={<Footer />} dock={<Dock />}>
      {route.printable === true && <PrintBar />}
      {children}
    </Frame>
  );
}
