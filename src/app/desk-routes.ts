import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';

/** A page of the desk: it names itself, and nothing elsewhere links to it. */
const deskPage = (path: string, file: string): AppRoute => ({
  path,
  page: lazyPage(`desk/${file}`),
  namespaces: ['desk', 'forms', 'content'],
  layout: 'flow',
  // Who is one of the staff, the server says: DeskRoom sends others away.
  guard: 'registered',
});

export const deskRoutes: readonly AppRoute[] = [
  deskPage('/desk', 'DeskHome'),
  deskPage('/desk/permits', 'Permits'),
  deskPage('/desk/permits/:permit', 'Permit'),
  deskPage('/desk/people', 'People'),
  deskPage('/desk/people/:person', 'Person'),
  deskPage('/desk/stuck', 'Stuck'),
];
