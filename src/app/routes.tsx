import { languages } from '../kit/i18n/languages.ts';
import { paths } from '../kit/paths.ts';
import { accountRoutes } from './account-routes.ts';
import { publicPage, type AppRoute, type Site } from './app-route.ts';
import { careersRoutes } from './careers-routes.ts';
import { deskRoutes } from './desk-routes.ts';
import { lazyPage } from './lazy-page.ts';
import { matchPath } from './match-path.ts';
import { rarRoutes } from './rar-routes.ts';
import { aboutRoutes, initiativesRoutes, mediaRoutes, policiesRoutes } from './reading-routes.ts';
import { servicesRoutes } from './services-routes.ts';

/** The same for every page of a booking. */
const booking = {
  namespaces: ['checkout', 'calendar', 'payment', 'tickets'],
  layout: 'flow',
  keepsPlace: true,
} as const;

const notFound = lazyPage('app/NotFound');
const locale = lazyPage('app/Locale');

/** The components of the design system, for developers. */
const devRoutes: readonly AppRoute[] = import.meta.env.DEV
  ? [{ path: '/styleguide', page: lazyPage('styleguide/Styleguide'), namespaces: [], layout: 'default' }]
  : [];

/** Every page, in the order in which their paths are matched. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: lazyPage('app/Home'),
    namespaces: ['home'],
    layout: 'default',
    titleKey: 'home',
  },
  ...languages.map((language): AppRoute => ({
    path: paths.language(language),
    page: locale,
    namespaces: [],
    layout: 'default',
    actsAtOnce: true,
  })),
  {
    path: '/login',
    isForAnybody: true,
    page: lazyPage('auth/Login'),
    namespaces: ['auth', 'forms'],
    layout: 'registration',
  },
  {
    path: '/login/forgot',
    page: lazyPage('auth/ForgotPassword'),
    namespaces: ['auth', 'forms'],
    layout: 'registration',
    titleKey: 'forgotPassword',
  },
  {
    path: '/login/password/create',
    page: lazyPage('auth/CreatePassword'),
    namespaces: ['auth', 'forms'],
    layout: 'registration',
    titleKey: 'createPassword',
  },
  {
    path: '/register/:step?',
    page: lazyPage('registration/Registration'),
    namespaces: ['registration', 'details', 'forms', 'payment'],
    layout: 'registration',
    keepsPlace: true,
  },
  {
    path: '/media/events',
    query: ['page', 'type', 'search', 'past'],
    page: lazyPage('events/EventList'),
    namespaces: ['events'],
    layout: 'default',
    titleKey: 'events',
    menu: 'media',
  },
  {
    path: '/media/events/:slug',
    page: lazyPage('events/Event'),
    namespaces: ['events', 'calendar'],
    layout: 'default',
  },
  ...accountRoutes,
  {
    path: '/media/events/:slug/book/:occurrence/:step?',
    page: lazyPage('checkout/Checkout'),
    ...booking,
  },
  {
    path: '/payment/pay',
    page: lazyPage('payment/Pay'),
    namespaces: ['payment'],
    layout: 'flow',
    keepsPlace: true,
  },
  {
    path: '/payment/success',
    page: lazyPage('app/PaymentReturn'),
    ...booking,
  },
  {
    path: '/payment/cancel',
    page: lazyPage('app/PaymentReturn'),
    ...booking,
  },
  ...aboutRoutes,
  ...mediaRoutes,
  ...initiativesRoutes,
  ...servicesRoutes,
  ...careersRoutes,
  publicPage('/contact-us', 'contact/Contact', 'contact', {
    namespaces: ['contact', 'content', 'forms'],
    menu: 'about',
    actsAtOnce: true,
    query: ['search', 'topic'],
  }),
  publicPage('/search', 'search/Search', 'search', {
    namespaces: ['search', 'content'],
    query: ['q', 'kind', 'page'],
    menu: 'about',
  }),
  ...policiesRoutes,
  ...rarRoutes,
  ...deskRoutes,
  ...devRoutes,
  { path: '*', page: notFound, namespaces: [], layout: 'default', titleKey: 'notFound', status: 404 },
];

/** The pages that a union has, at their addresses. */
export const routesOf = ({ id, flags }: Site, table: readonly AppRoute[] = routes): AppRoute[] =>
  table
    .filter(({ flag }) => flag === undefined || flags[flag])
    .map((route) => ({ ...route, path: route.path.replace('{union}', id) }));

const routesBySite = new WeakMap<Site, AppRoute[]>();

/** The page at a path (without query and hash), among those that the union has. */
export function routeAt(pathname: string, site: Site): AppRoute {
  const known = routesBySite.get(site) ?? routesOf(site);
  routesBySite.set(site, known);
  const route = known.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`No route matches ${pathname}: the last entry of routes must be '*'.`);
  return route;
}
