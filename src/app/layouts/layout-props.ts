import type { ReactNode } from 'react';
import type { AppRoute } from '../app-route.ts';

/** The props of every layout: the page's entry in the route table, and the page. */
export interface LayoutProps {
  route: AppRoute;
  children: ReactNode;
}
