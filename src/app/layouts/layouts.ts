import type { ReactNode } from 'react';
import { type LazyPart, lazyPart } from '../../kit/late/lazy-part.ts';
import type { AppRoute } from '../app-route.ts';
import { defaultLayout } from './DefaultLayout.tsx';

/** The props of every layout: the page's entry in the route table, and the page. */
export interface LayoutProps {
  route: AppRoute;
  children: ReactNode;
}

/** The layouts by their names in the route table. Most pages have the default one; it alone comes with the app. */
export const layouts: Record<AppRoute['layout'], LazyPart<LayoutProps>> = {
  default: defaultLayout,
  account: lazyPart(async () => (await import('./AccountLayout.tsx')).AccountLayout),
  rar: lazyPart(async () => (await import('./RarLayout.tsx')).RarLayout),
  registration: lazyPart(async () => (await import('./RegistrationLayout.tsx')).RegistrationLayout),
  flow: lazyPart(async () => (await import('./FlowLayout.tsx')).FlowLayout),
};
