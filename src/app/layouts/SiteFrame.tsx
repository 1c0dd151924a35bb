import type { ReactNode } from 'react';
import { Dock } from './Dock.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import { Footer } from './late-parts.ts';

/** Bar, page and footer, with the path's adverts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Frame header={<Header />} footer={<Footer />} dock={<Dock />}>
      {children}
    </Frame>
  );
}
