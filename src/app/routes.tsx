import { loadTopBanner } from '../adverts/adverts.load.ts';
import type { Load } from '../api/load.ts';
import { loadEvent, loadEvents, loadUpcoming } from '../events/events.load.ts';
import { languages } from '../i18n/languages.ts';
import type { Namespace, Texts } from '../i18n/namespaces.ts';
import type { Statuses } from '../union/statuses.ts';
import type { Flags } from '../union/union.ts';
import type { GuardName } from './guards.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { matchPath } from './match-path.ts';
import { paths } from './paths.ts';

/** Sections of the main menu and the footer, in their order. */
export const menuSections = ['about', 'services', 'media', 'initiatives', 'careers'] as const;

/** A section of the main menu, the account's, or the policies at the foot of the page. */
export type MenuSection = (typeof menuSections)[number] | 'account' | 'policies';

/** What the shell needs to know about a page. */
export interface AppRoute {
  /** Pattern of wouter: `:name` is a part of the path, `:name?` one that may be missing, `*` the rest. */
  path: string;
  page: LazyPage;
  /** Reads what the page shows, on the server before it is rendered, in the browser ahead of it. */
  load?: Load;
  /** Texts to fetch together with the page's code. */
  namespaces: readonly Namespace[];
  /**
   * `account` has the account's own menu beside the page; `rar` the report's two bars above it; `registration` is for getting in;
   * `flow` has neither menu nor footer nor adverts: one thing at a time.
   */
  layout: 'default' | 'account' | 'rar' | 'registration' | 'flow';
  /** Who may see it. */
  guard?: GuardName;
  /** Without this flag of the union the page does not exist. */
  flag?: keyof Flags;
  /** Title of the document; none where the page names itself with PageTitle. */
  titleKey?: keyof Texts['shell']['pages'];
  /** Section of the menu that links to the page, under its title. */
  menu?: MenuSection;
  /** The menu links to the page only while this is so; else, under the same title, to `otherwise`, or not at all. */
  menuNeeds?: { status: keyof Statuses; otherwise?: string };
  /** Worth keeping: the page offers to print or save it. */
  printable?: true;
  /** Leaves scrolling and focus to the page when the path changes within it. */
  keepsPlace?: true;
  /** HTTP status of the page, 200 where absent. */
  status?: 404;
}

/** A page of the account, in its menu. */
const accountPage = (
  path: string,
  titleKey: NonNullable<AppRoute['titleKey']>,
  file: string,
  more: Partial<AppRoute> = {},
): AppRoute => ({
  path,
  page: lazyPage(file),
  namespaces: ['account'],
  layout: 'account',
  guard: 'registered',
  titleKey,
  menu: 'account',
  ...more,
});

const notFound = lazyPage('app/NotFound');
const locale = lazyPage('app/Locale');

/** The design system's parts, for whoever builds with them. */
const devRoutes: readonly AppRoute[] = import.meta.env.DEV
  ? [{ path: '/styleguide', page: lazyPage('styleguide/Styleguide'), namespaces: [], layout: 'default' }]
  : [];

/** Every page, in the order in which their paths are tried. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: lazyPage('app/Home'),
    load: (queries, there) => Promise.all([loadUpcoming(queries, there), loadTopBanner(queries, there)]),
    namespaces: ['home'],
    layout: 'default',
    titleKey: 'home',
  },
  ...languages.map((language): AppRoute => ({
    path: paths.language(language),
    page: locale,
    namespaces: [],
    layout: 'default',
  })),
  {
    path: '/login',
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
    namespaces: ['registration', 'details', 'forms'],
    layout: 'registration',
    keepsPlace: true,
  },
  {
    path: '/media/events',
    page: lazyPage('events/EventList'),
    load: loadEvents,
    namespaces: ['events'],
    layout: 'default',
    titleKey: 'events',
    menu: 'media',
  },
  {
    path: '/media/events/:slug',
    page: lazyPage('events/Event'),
    load: loadEvent,
    namespaces: ['events', 'calendar'],
    layout: 'default',
  },
  accountPage('/account', 'account', 'account/Overview'),
  accountPage('/account/my-details', 'myDetails', 'account/MyDetails', {
    namespaces: ['account', 'details', 'forms'],
  }),
  accountPage('/account/bookings', 'bookings', 'bookings/Bookings', {
    namespaces: ['bookings', 'calendar'],
    printable: true,
  }),
  accountPage('/account/parking-permit', 'myPermit', 'account/ParkingPermit', {
    namespaces: ['account', 'forms'],
    guard: 'student',
  }),
  accountPage('/account/student-card', 'myCard', 'account/StudentCard', { guard: 'student' }),
  accountPage('/account/volunteering', 'volunteering', 'account/Volunteering', {
    namespaces: ['account', 'forms'],
    guard: 'student',
  }),
  accountPage('/account/career-documents', 'careerDocuments', 'account/CareerDocuments', {
    namespaces: ['account', 'forms'],
    guard: 'student',
  }),
  accountPage('/account/my-settings', 'mySettings', 'account/MySettings', {
    namespaces: ['account', 'forms'],
  }),
  {
    path: '/account/payment',
    page: lazyPage('account/PurchaseReturn'),
    namespaces: ['account'],
    layout: 'account',
    guard: 'registered',
  },
  {
    path: '/media/events/:slug/book/:occurrence/:step?',
    page: lazyPage('checkout/Checkout'),
    namespaces: ['checkout', 'calendar'],
    layout: 'flow',
    keepsPlace: true,
  },
  {
    path: '/payment/success',
    page: lazyPage('app/PaymentSuccess'),
    namespaces: ['checkout', 'calendar'],
    layout: 'flow',
    keepsPlace: true,
  },
  {
    path: '/payment/cancel',
    page: lazyPage('app/PaymentCancel'),
    namespaces: ['checkout', 'calendar'],
    layout: 'flow',
    keepsPlace: true,
  },
  ...devRoutes,
  { path: '*', page: notFound, namespaces: [], layout: 'default', titleKey: 'notFound', status: 404 },
];

/** Whether the server renders the page: those that are the same for everybody but for who is signed in. */
export const isRendered = ({ guard, layout }: AppRoute): boolean => guard === undefined && layout === 'default';

/** The page at a path (without query and hash), as far as the union has it. */
export function routeAt(pathname: string, flags: Flags): AppRoute {
  const route = routes.find(({ path, flag }) => matchPath(path, pathname) && (flag === undefined || flags[flag]));
  if (!route) throw new Error(`No route matches ${pathname}: the last entry of routes must be '*'.`);
  return route;
}
