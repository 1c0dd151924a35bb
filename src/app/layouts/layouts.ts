import type { AppRoute } from '../app-route.ts';
import { lazyPart, type LazyPart } from '../../kit/late/lazy-part.ts';
import { defaultLayout } from './DefaultLayout.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The layouts by their names in the route table. Most pages have the default one; it alone comes with the app. */
export const layouts: Record<AppRoute['layout'], LazyPart<LayoutProps>> = {
  default: defaultLayout,
  account: lazyPart(async () => (await import('./AccountLayout.tsx')).AccountLayout),
  rar: lazyPart(async () => (await import('./RarLayout.tsx')).RarLayout),
  registration: lazyPart(async () => (await import('./RegistrationLayout.tsx')).RegistrationLayout),
  flow: lazyPart(async () => (await import('./FlowLayout.tsx')).FlowLayout),
};
