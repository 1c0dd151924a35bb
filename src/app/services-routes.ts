import { lazyPage } from './lazy-page.ts';
import { publicPage, type AppRoute } from './app-route.ts';

const service = { namespaces: ['content', 'services'], menu: 'services' } as const;
const unlisted = { namespaces: service.namespaces } as const;

/** The union's services for students. A flow that is not built yet shows what it will need. */
export const servicesRoutes: readonly AppRoute[] = [
  publicPage('/services/parking-permit', 'services/ParkingPermit', 'parkingPermit', {
    ...service,
  }),
  publicPage('/services/student-card', 'services/StudentCard', 'studentCard', service),
  publicPage('/services/carpooling', 'services/Carpooling', 'carpooling', service),
  publicPage('/services/togi-rentals', 'togas/TogaRentals', 'togaRentals', {
    ...unlisted,
    menu: 'services',
    menuNeeds: { status: 'togaRental' },
  }),
  {
    path: '/services/togi-rentals/book/:step?',
    page: lazyPage('togas/BookToga'),
    namespaces: ['togas', 'forms', 'payment'],
    layout: 'flow',
    guard: 'student',
    keepsPlace: true,
  },
  publicPage('/services/rentals', 'services/Rentals', 'rentals', service),
  {
    path: '/services/rentals/request/:request?',
    page: lazyPage('rentals/RequestRental'),
    namespaces: ['rentals', 'forms'],
    layout: 'account',
    guard: 'registered',
  },
  publicPage('/services/complaints', 'complaints/Complaints', 'complaints', {
    namespaces: ['content', 'complaints'],
    menu: 'services',
  }),
  publicPage('/services/complaints/feedback', 'complaints/Feedback', undefined, {
    namespaces: ['complaints', 'forms'],
    layout: 'flow',
    isForAnybody: true,
  }),
  publicPage('/services/complaints/write/:step?', 'complaints/Write', undefined, {
    namespaces: ['complaints', 'forms', 'content'],
    layout: 'flow',
    isForAnybody: true,
    keepsPlace: true,
  }),
];
