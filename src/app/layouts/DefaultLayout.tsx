import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

/** The layout of most pages: bar, page, footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <Frame header={<Header />} footer={<Footer />}>
      {children}
    </Frame>
  );
}
